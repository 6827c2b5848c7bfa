import { useDataProvider, useNotify } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Form, Modal, type FormValues, type SubmitAnswer } from '@lampstand/ui';
import { refusalOf } from '../../../shared/form/refusal-of.ts';
import { ReasonField } from '../ReasonField.tsx';

export interface ResetFactorDialogProps {
  readonly user: { readonly id: string; readonly fullName: string };
  readonly onClose: () => void;
}

/** Asks why, says what it means, and takes the authenticator app away. */
export function ResetFactorDialog({ user, onClose }: ResetFactorDialogProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();

  async function reset(values: FormValues): Promise<SubmitAnswer> {
    const data = { userId: user.id, reason: values.text('reason'), resetFactor: true };
    try {
      await dataProvider.create('userActions', { data });
    } catch (error) {
      return refusalOf(error);
    }
    notify('admin.security.resetFactorDone', { type: 'success' });
    onClose();
    return undefined;
  }

  return (
    <Modal title={t('admin.security.resetFactorTitle', { name: user.fullName })} onClose={onClose}>
      <p>{t('admin.security.resetFactorHint')}</p>
      <Form
        id="reset-factor"
        submitLabel={t('admin.security.resetFactor')}
        guard={false}
        onSubmit={reset}
        onCancel={onClose}
      >
        <ReasonField label={t('resources.users.impersonateReason')} data-autofocus />
      </Form>
    </Modal>
  );
}
