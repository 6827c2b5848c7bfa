import type { ReactNode } from 'react';
import { hashPassword } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Form, PasswordField, type FormFailure, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';

export interface PasswordProofFormProps {
  readonly id: string;
  readonly submitLabel: string;
  /** Gets the hash of the password. What it throws is said in the form. */
  readonly onProof: (currentPassword: string, values: FormValues) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Asks for the password once more, before what opens the account is changed. */
export function PasswordProofForm(props: PasswordProofFormProps) {
  const { id, submitLabel, onProof, onCancel, children } = props;
  const t = useT();

  async function prove(values: FormValues): Promise<FormFailure | undefined> {
    try {
      await onProof(await hashPassword(values.text('currentPassword')), values);
      return undefined;
    } catch (error) {
      return formFailure(error, t);
    }
  }

  return (
    <Form id={id} submitLabel={submitLabel} guard={false} onSubmit={prove} onCancel={onCancel}>
      {children}
      <PasswordField
        name="currentPassword"
        label={t('person.profile.currentPassword')}
        autoComplete="current-password"
        required
      />
    </Form>
  );
}
