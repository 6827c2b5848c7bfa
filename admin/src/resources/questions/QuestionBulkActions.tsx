import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { useArchiveSelected } from './useArchiveSelected.ts';

/** Puts the selected questions into the archive or takes them out of it; the one undoes the other. */
export function QuestionBulkActions() {
  const t = useT();
  const may = useMay();
  const { archive, working } = useArchiveSelected();
  if (!may('edit', 'questions')) return null;
  return (
    <>
      <Button variant="outlined" size="small" loading={working} onClick={() => void archive(true)}>
        {t('resources.questions.archive')}
      </Button>
      <Button variant="outlined" size="small" loading={working} onClick={() => void archive(false)}>
        {t('resources.questions.unarchive')}
      </Button>
    </>
  );
}
