import { type ReactNode, useId, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { Form, type SubmitAnswer } from '../forms/Form.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { Modal } from './Modal.tsx';

export interface ReasonButtonProps extends Pick<ButtonProps, 'size'> {
  /** What is done: of the button, the dialog and its answer. */
  readonly label: string;
  /** What comes of it. */
  readonly message: ReactNode;
  readonly reasonLabel: string;
  /** In characters. */
  readonly maxLength: number;
  /** Does it. What it returns (or throws) says why it was refused, at the reason or above it. */
  readonly onSubmit: (reason: string) => Promise<SubmitAnswer>;
}

/** A button for what is not done without a reason. What is refused loses nothing typed. */
export function ReasonButton(props: ReasonButtonProps) {
  const { label, message, reasonLabel, maxLength, size, onSubmit } = props;
  const t = useT();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);

  async function submit(reason: string): Promise<SubmitAnswer> {
    if (reason === '') return { fields: { reason: t('common.requiredFieldMissing') } };
    const failure = await onSubmit(reason);
    if (!failure) close();
    return failure;
  }

  return (
    <>
      <Button variant="text" size={size} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Modal title={label} onClose={close}>
          <p>{message}</p>
          <Form
            id={id}
            submitLabel={label}
            onCancel={close}
            onSubmit={(values) => submit(values.text('reason'))}
          >
            <TextAreaField name="reason" label={reasonLabel} required maxLength={maxLength} />
          </Form>
        </Modal>
      )}
    </>
  );
}
