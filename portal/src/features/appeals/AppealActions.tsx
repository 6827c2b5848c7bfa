import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import type { AppealCaseFragment } from './AppealPage.generated.ts';
import { DecisionDialog, type AppealAct } from './DecisionDialog.tsx';

export interface AppealActionsProps {
  readonly appeal: AppealCaseFragment;
  readonly onChanged: () => void;
}

/** What the person may do with the appeal; the server says what. */
export function AppealActions({ appeal, onChanged }: AppealActionsProps) {
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
      {act && (
        <DecisionDialog
          appeal={appeal}
          act={act}
          onChanged={onChanged}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}
