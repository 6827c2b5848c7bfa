import { useMutation } from '@apollo/client/react';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { ConfirmDialog, useUnsavedGuard } from '@lampstand/ui';
import { AbandonExamAttemptDocument } from './LeaveGuard.generated.ts';

export interface LeaveGuardProps {
  readonly active: boolean;
  readonly attemptId: string;
}

/** Warns before the page is left; who leaves all the same has failed the attempt. */
export function LeaveGuard({ active, attemptId }: LeaveGuardProps) {
  const t = useT();
  const { asking, leave, stay } = useUnsavedGuard(active);
  const [abandon, { loading, error }] = useMutation(AbandonExamAttemptDocument);

  const failAndLeave = async () => {
    try {
      await abandon({ variables: { _id: attemptId } });
      leave();
    } catch (cause) {
      // An attempt that has ended meanwhile cannot be failed by leaving.
      if (readServerError(cause).code === 'CONFLICT') leave();
    }
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
