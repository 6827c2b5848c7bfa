import { Suspense, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useLooksThrough } from '@lampstand/auth';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button, ButtonLink, Card, Texts } from '@lampstand/ui';
import { appealsPath } from '../student-paths.ts';
import { assessmentTexts } from '../texts/assessment-texts.ts';
import { AppealDialog } from './AppealDialog.tsx';
import {
  AppealStateDocument,
  type AppealStateQuery,
  type AppealStateQueryVariables,
} from './AppealPanel.generated.ts';
import { AppealStatusChip } from './AppealStatusChip.tsx';

export type AppealPanelProps = AppealStateQueryVariables;

/**
 * The student's way to an appeal against a decision, or how their appeal stands; nothing where
 * neither is. For the page of any result: it brings its texts and asks for itself.
 */
export function AppealPanel(subject: AppealPanelProps) {
  const { data } = useQuery(AppealStateDocument, { variables: subject });
  const state = data?.appealState;
  if (!state || (state.openUntil === null && state.appeal === null)) return null;
  return (
    <Suspense fallback={null}>
      <Texts bundles={assessmentTexts}>
        <Panel subject={subject} state={state} />
      </Texts>
    </Suspense>
  );
}

interface PanelProps {
  readonly subject: AppealPanelProps;
  readonly state: AppealStateQuery['appealState'];
}

function Panel({ subject, state: { appeal, openUntil } }: PanelProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const [open, setOpen] = useState(false);
  const looksThrough = useLooksThrough();
  return (
    <Card title={t('work.appeals.appeal')}>
      {appeal && (
        <>
          <p>
            <AppealStatusChip status={appeal.status} />
          </p>
          {appeal.answer !== null && <p>{appeal.answer}</p>}
          <ButtonLink variant="outlined" to={appealsPath}>
            {t('work.appeals.mine')}
          </ButtonLink>
        </>
      )}
      {openUntil !== null && (
        <>
          <p>{t('work.appeals.openUntil', { date: formatDateTime(openUntil) })}</p>
          {looksThrough ? (
            <Alert severity="warning">{t('work.assignment.notInPerson')}</Alert>
          ) : (
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t('work.appeals.open')}
            </Button>
          )}
        </>
      )}
      {open && <AppealDialog subject={subject} onClose={() => setOpen(false)} />}
    </Card>
  );
}
