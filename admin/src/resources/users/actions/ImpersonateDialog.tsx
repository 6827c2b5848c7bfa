import { useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Form, Modal, type FormValues, type SubmitAnswer } from '@lampstand/ui';
import { refusalOf } from '../../../shared/form/refusal-of.ts';
import { ReasonField } from '../ReasonField.tsx';

export interface ImpersonateDialogProps {
  readonly user: { readonly id: string; readonly fullName: string };
  readonly onClose: () => void;
}

/** Asks why, says what it means, and goes to the person's dashboard. */
export function ImpersonateDialog({ user, onClose }: ImpersonateDialogProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const { id: userId, fullName: name } = user;

  async function begin(values: FormValues): Promise<SubmitAnswer> {
    const reason = values.text('reason');
    try {
      await dataProvider.create('userActions', { data: { userId, reason } });
    } catch (error) {
      return refusalOf(error);
    }
    // The portal is another app: it begins anew with the person's session.
    window.location.assign('/dashboard');
    return undefined;
  }

  return (
    <Modal title={t('resources.users.impersonateTitle', { name })} onClose={onClose}>
      <p>{t('resources.users.impersonateBody', { name })}</p>
      <Form
        id="impersonate"
        submitLabel={t('resources.users.impersonate')}
        guard={false}
        onSubmit={begin}
        onCancel={onClose}
      >
        <ReasonField
          label={t('resources.users.impersonateReason')}
          hint={t('resources.users.impersonateHint')}
          data-autofocus
        />
      </Form>
    </Modal>
  );
}
