import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { AppealDialog, type AppealAct } from './AppealDialog.tsx';
import type { AppealRecordFragment } from './appeals.generated.ts';

/** What the person may do with the appeal; the server says what. */
export function AppealActions({ appeal }: { readonly appeal: AppealRecordFragment }) {
  const t = useT();
  const [act, setAct] = useState<AppealAct>();
  const { accept, decline, askSecondReader } = appeal.choices;
  const waits = appeal.status === 'OPEN' || appeal.status === 'SECOND_READING';
  if (waits && !accept && !decline && !askSecondReader) {
    return <span>{t('work.appeals.notYours')}</span>;
  }
  return (
    <>
      {askSecondReader && (
        <Button variant="outlined" onClick={() => setAct('ask')}>
          {t('work.appeals.askSecondReader')}
        </Button>
      )}
      {decline && (
        <Button variant="outlined" onClick={() => setAct('decline')}>
          {t('work.appeals.decline')}
        </Button>
      )}
      {accept && <Button onClick={() => setAct('accept')}>{t('work.appeals.accept')}</Button>}
      {act && <AppealDialog appeal={appeal} act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}
