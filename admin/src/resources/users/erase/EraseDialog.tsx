import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Form, Modal, TextField, type FormValues, type SubmitAnswer } from '@lampstand/ui';
import { refusalOf } from '../../../shared/form/refusal-of.ts';
import { ReasonField } from '../ReasonField.tsx';
import { ExportDataButton } from '../actions/ExportDataButton.tsx';
import type { UserRecord } from '../users.binding.ts';
import { ErasePreview } from './ErasePreview.tsx';

export interface EraseDialogProps {
  readonly user: Pick<UserRecord, 'id' | 'version' | 'fullName' | 'email' | 'mergedIntoId'>;
  readonly onClose: () => void;
}

/** Shows what goes and what stays, asks why and for the address of the account, and erases for ever. */
export function EraseDialog({ user, onClose }: EraseDialogProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();

  async function erase(values: FormValues): Promise<SubmitAnswer> {
    const typed = { confirmation: values.text('confirmation'), reason: values.text('reason') };
    try {
      await dataProvider.create('erasures', {
        data: { userId: user.id, version: user.version, ...typed },
      });
    } catch (error) {
      return refusalOf(error);
    }
    notify('admin.erase.done', { type: 'success' });
    refresh();
    onClose();
    return undefined;
  }

  return (
    <Modal title={t('admin.erase.title', { name: user.fullName })} onClose={onClose}>
      <Alert severity="warning">{t('admin.erase.body', { name: user.fullName })}</Alert>
      <p>{t('admin.erase.exportFirst')}</p>
      <ExportDataButton userId={user.id} />
      <ErasePreview userId={user.id} />
      <Form
        id="erase"
        submitLabel={t('admin.erase.erase')}
        guard={false}
        onSubmit={erase}
        onCancel={onClose}
      >
        <ReasonField label={t('admin.erase.reason')} hint={t('admin.erase.reasonHint')} />
        <TextField
          name="confirmation"
          label={t('admin.erase.confirmation')}
          hint={t('admin.erase.confirmationHint', { email: user.email })}
          required
          autoComplete="off"
          spellCheck={false}
        />
      </Form>
    </Modal>
  );
}
