import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import type { Submission } from './assignment-types.ts';
import { WithdrawSubmissionDocument } from './AssignmentPage.generated.ts';

export interface WithdrawButtonProps {
  readonly submission: Pick<Submission, '_id' | 'version' | 'status'>;
}

/** Takes handed in work back to a draft, after a question. */
export function WithdrawButton({ submission }: WithdrawButtonProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { _id, version } = submission;
  const [withdraw, { loading, error, reset }] = useMutation(WithdrawSubmissionDocument, {
    variables: { _id, version },
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('work.assignment.withdraw')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('work.assignment.withdrawTitle')}
          message={
            submission.status === 'GRADED'
              ? t('work.assignment.withdrawGraded')
              : t('work.assignment.withdrawText')
          }
          confirmLabel={t('work.assignment.withdraw')}
          danger
          loading={loading}
          error={error && errorText(error, t)}
          // `error` tells of a refusal.
          onConfirm={() => void withdraw().catch(() => undefined)}
          onCancel={() => {
            reset();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
