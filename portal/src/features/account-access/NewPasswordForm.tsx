import { useT } from '@lampstand/i18n/react';
import { Form, type FormFailure, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import { newPasswordProblem } from '../../shared/person/new-password.ts';
import { NewPasswordField } from '../../shared/person/NewPasswordField.tsx';

export interface NewPasswordFormProps {
  /** Sets the password; what it throws is said in the form. */
  readonly onChoose: (password: string) => Promise<void>;
}

/** Chooses a password. Nothing is sent without one. */
export function NewPasswordForm({ onChoose }: NewPasswordFormProps) {
  const t = useT();

  async function choose(values: FormValues): Promise<FormFailure | undefined> {
    const password = values.text('newPassword');
    const problem = newPasswordProblem(password, t);
    if (problem) return { fields: { newPassword: problem } };
    try {
      await onChoose(password);
      return undefined;
    } catch (error) {
      return formFailure(error, t);
    }
  }

  return (
    <Form onSubmit={choose} submitLabel={t('person.access.setPassword')} wideSubmit guard={false}>
      <NewPasswordField />
    </Form>
  );
}
