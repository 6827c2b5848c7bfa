import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useLooksThrough } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { WithdrawAppealDocument } from './AppealsPage.generated.ts';

export interface WithdrawButtonProps {
  readonly appeal: { readonly _id: string; readonly version: number };
}

/** Takes an appeal back, after a question. */
export function WithdrawButton({ appeal: { _id, version } }: WithdrawButtonProps) {
  const t = useT();
  const looksThrough = useLooksThrough();
  const [asking, setAsking] = useState(false);
  const [withdraw, { loading, error, reset }] = useMutation(WithdrawAppealDocument, {
    variables: { _id, version },
    onCompleted: () => toast.success(t('work.appeals.withdrawn')),
  });
  if (looksThrough) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('work.appeals.withdraw')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('work.appeals.withdrawTitle')}
          message={t('work.appeals.withdrawText')}
          confirmLabel={t('work.appeals.withdraw')}
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
