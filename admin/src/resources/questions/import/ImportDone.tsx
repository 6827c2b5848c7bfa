import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, ButtonLink, ConfirmDialog } from '@lampstand/ui';
import { useShowError } from '../../../shared/form/useShowError.ts';

export interface ImportDoneProps {
  readonly ids: readonly string[];
  readonly onAgain: () => void;
}

/** What came in, and the way back: questions that an exam asks meanwhile stay, and that is told. */
export function ImportDone({ ids, onAgain }: ImportDoneProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const showError = useShowError();
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  async function undo() {
    setWorking(true);
    let removed = 0;
    try {
      for (const id of ids) {
        await dataProvider.delete('questions', { id });
        removed += 1;
      }
      onAgain();
    } catch (error) {
      showError(error);
    }
    const text = t('resources.questions.undone', { count: removed });
    if (removed > 0) notify(text, { type: 'success', messageArgs: { _: text } });
    setWorking(false);
    setAsking(false);
  }

  const actions = (
    <>
      <ButtonLink to="/questions">{t('resources.questions.plural')}</ButtonLink>
      <Button variant="outlined" onClick={onAgain}>
        {t('resources.questions.another')}
      </Button>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('resources.questions.undoImport')}
      </Button>
    </>
  );
  return (
    <>
      <Alert severity="success" actions={actions}>
        {t('resources.questions.imported', { count: ids.length })}
      </Alert>
      {asking && (
        <ConfirmDialog
          title={t('resources.questions.undoImport')}
          message={t('common.areYouSure')}
          confirmLabel={t('resources.questions.undoImport')}
          danger
          loading={working}
          onConfirm={() => void undo()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
