import { useState } from 'react';
import { useUser } from '@lampstand/auth';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, ButtonLink } from '@lampstand/ui';
import { aheadBy, timeOf, type RunningExam } from '../../../shared/running-exam.rules.ts';
import { attemptPath } from '../../../shared/student-paths.ts';
import { useTick } from '../../../shared/useTick.ts';

export interface ContinueCardProps {
  readonly examId: string;
  readonly attemptId: string | null;
}

/** The attempt that is open: how long it still is, which grace runs, and the way back. */
export function ContinueCard({ examId, attemptId }: ContinueCardProps) {
  const t = useT();
  const { runningExam } = useUser();
  const link = attemptId && (
    <ButtonLink to={attemptPath(examId, attemptId)}>{t('exam.continue')}</ButtonLink>
  );
  return (
    <Alert severity="warning" title={t('learning.exam.running')} actions={link}>
      <p>{t('exam.attemptOpen')}</p>
      {runningExam && runningExam._id === attemptId && (
        <Times key={runningExam.serverNow} exam={runningExam} />
      )}
    </Alert>
  );
}

function Times({ exam }: { readonly exam: RunningExam }) {
  const t = useT();
  const [ahead] = useState(() => aheadBy(exam, Date.now()));
  const { left, returnWithin } = timeOf(exam, useTick(true) + ahead);
  return (
    <>
      {left !== undefined && (
        <Time text={t('learning.exam.stillLeft', { time: clockText(left) })} />
      )}
      {returnWithin !== undefined && (
        <Time text={t('learning.exam.returnWithin', { time: clockText(returnWithin) })} />
      )}
    </>
  );
}

/** It changes each second, which no screen reader should read. */
function Time({ text }: { readonly text: string }) {
  return (
    <p role="timer" aria-live="off">
      <strong>{text}</strong>
    </p>
  );
}
