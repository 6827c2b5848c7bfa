import { useMutation } from '@apollo/client/react';
import { useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { ConfirmDialog, useUnsavedGuard } from '@lampstand/ui';
import { forgetOpenAttempt, type EndingAttempt } from './attempt-cache.ts';
import { AbandonExamAttemptDocument } from './LeaveGuard.generated.ts';

export interface LeaveGuardProps {
  readonly active: boolean;
  readonly attempt: EndingAttempt;
}

/** Warns before the page is left; who leaves all the same has failed the attempt. */
export function LeaveGuard({ active, attempt }: LeaveGuardProps) {
  const t = useT();
  const { noteRunningExam } = useSession();
  const { asking, leave, stay } = useUnsavedGuard(active);
  const [abandon, { loading, error }] = useMutation(AbandonExamAttemptDocument, {
    variables: { _id: attempt._id },
    update: (cache) => forgetOpenAttempt(cache, attempt),
  });

  const failAndLeave = async () => {
    try {
      await abandon();
    } catch {
      // `error` tells of it; the person stays and can try again.
      return;
    }
    noteRunningExam(null);
    leave();
  };

  if (!asking) return null;
  return (
    <ConfirmDialog
      danger
      title={t('exam.leaveTitle')}
      message={
        <>
          {t('errors.examLeaveWarning')}
          {error && <strong role="alert"> {error.message}</strong>}
        </>
      }
      confirmLabel={t('exam.leave')}
      cancelLabel={t('exam.stay')}
      loading={loading}
      onConfirm={() => void failAndLeave()}
      onCancel={stay}
    />
  );
}
