import { useT } from '@lampstand/i18n/react';
import { Form, type SubmitAnswer } from '../forms/Form.tsx';
import type { FormValues } from '../forms/form-values.ts';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { logError } from '../log-error.ts';

export interface ActForDialogProps {
  /** Whose account is being looked at. */
  readonly name: string;
  /** Receives the reason; what it returns says why it was refused, what it throws that nobody answered. */
  readonly onAct: (reason: string) => Promise<SubmitAnswer>;
  readonly onClose: () => void;
}

/** Asks why somebody acts for the person, and says what stays closed. */
export function ActForDialog({ name, onAct, onClose }: ActForDialogProps) {
  const t = useT();

  async function act(values: FormValues): Promise<SubmitAnswer> {
    try {
      const refused = await onAct(values.text('reason'));
      if (!refused) onClose();
      return refused;
    } catch (error) {
      logError(error);
      return { message: t('errors.network') };
    }
  }

  return (
    <Modal title={t('shell.actForTitle', { name })} onClose={onClose}>
      <p>{t('shell.actForBody', { name })}</p>
      <Form
        id="act-for"
        submitLabel={t('shell.actFor')}
        guard={false}
        onCancel={onClose}
        onSubmit={act}
      >
        <TextAreaField
          name="reason"
          label={t('shell.actForReason')}
          hint={t('shell.actForHint')}
          required
          minLength={3}
          maxLength={500}
          rows={3}
          data-autofocus
        />
      </Form>
    </Modal>
  );
}
