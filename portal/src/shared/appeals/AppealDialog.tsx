import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Form, Modal, TextAreaField, toast } from '@lampstand/ui';
import { newClientMadeId } from '../client-made-id.ts';
import { formFailure } from '../form-failure.ts';
import {
  AppealStateDocument,
  OpenAppealDocument,
  type AppealStateQueryVariables,
} from './AppealPanel.generated.ts';

export interface AppealDialogProps {
  readonly subject: AppealStateQueryVariables;
  readonly onClose: () => void;
}

/** Asks for the reason, and sends the appeal; sent twice it is one. */
export function AppealDialog({ subject, onClose }: AppealDialogProps) {
  const t = useT();
  const [_id] = useState(newClientMadeId);
  const [send] = useMutation(OpenAppealDocument, {
    refetchQueries: [AppealStateDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Modal title={t('work.appeals.appeal')} onClose={onClose}>
      <Form
        id="appeal"
        submitLabel={t('work.appeals.send')}
        onCancel={onClose}
        onSubmit={async (values) => {
          try {
            await send({ variables: { ...subject, _id, reason: values.text('reason') } });
          } catch (error) {
            return formFailure(error, t);
          }
          toast.success(t('work.appeals.sent'));
          onClose();
          return undefined;
        }}
      >
        <TextAreaField
          name="reason"
          label={t('work.appeals.reason')}
          hint={t('work.appeals.reasonHint')}
          required
          minLength={3}
          maxLength={4000}
          rows={6}
        />
      </Form>
    </Modal>
  );
}
