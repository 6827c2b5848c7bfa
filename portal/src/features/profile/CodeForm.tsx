import { useT } from '@lampstand/i18n/react';
import { Form, TextField, type FormFailure, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';

export interface CodeFormProps {
  readonly id: string;
  readonly submitLabel: string;
  readonly hint: string;
  /** What it throws is said at the field. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** Asks for a code of the app. */
export function CodeForm({ id, submitLabel, hint, onCode, onCancel }: CodeFormProps) {
  const t = useT();

  async function give(values: FormValues): Promise<FormFailure | undefined> {
    try {
      await onCode(values.text('code'));
      return undefined;
    } catch (error) {
      return formFailure(error, t);
    }
  }

  return (
    <Form id={id} submitLabel={submitLabel} guard={false} onSubmit={give} onCancel={onCancel}>
      <TextField
        name="code"
        label={t('person.signin.code')}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
    </Form>
  );
}
