import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { ConfirmDialog } from '@lampstand/ui';
import { tellAttemptIsOver } from '../../features/exams/sitting/attempt-channel.ts';
import { errorText } from '../../shared/error-text.ts';
import { LogOutOfExamDocument } from './LogoutCheck.generated.ts';
import type { RunningExam } from '../../shared/running-exam.rules.ts';

export interface LogoutCheckProps {
  /** Asks the server which exam runs. */
  readonly ask: () => Promise<RunningExam | null>;
  readonly onStay: () => void;
  readonly onLogout: () => void;
}

/** Before somebody logs out: where an exam runs that fails by it, they are warned, whichever page they are on. */
export function LogoutCheck({ ask, onStay, onLogout }: LogoutCheckProps) {
  const t = useT();
  const [exam, setExam] = useState<RunningExam>();
  const [abandon, { loading, error }] = useMutation(LogOutOfExamDocument);

  const check = useEffectEvent(async () => {
    const running = await ask();
    if (running?.leavingFails) setExam(running);
    else onLogout();
  });
  useEffect(function checkOnce() {
    const timer = setTimeout(() => void check());
    return () => clearTimeout(timer);
  }, []);

  async function failAndLogout({ _id }: RunningExam) {
    try {
      await abandon({ variables: { _id } });
    } catch {
      // `error` tells of it; the person stays logged in and can try again.
      return;
    }
    tellAttemptIsOver(_id);
    onLogout();
  }

  if (!exam) return null;
  return (
    <ConfirmDialog
      danger
      title={t('exam.leaveTitle')}
      message={t('errors.examLeaveWarning')}
      error={error && errorText(error, t)}
      confirmLabel={t('exam.leave')}
      cancelLabel={t('exam.stay')}
      loading={loading}
      onConfirm={() => void failAndLogout(exam)}
      onCancel={onStay}
    />
  );
}
