import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Form, PasswordField, toast, type FormFailure, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import { newPasswordProblem } from '../../shared/person/new-password.ts';
import { NewPasswordField } from '../../shared/person/NewPasswordField.tsx';

export interface ChangePasswordFormProps {
  /** What it throws is said in the form. */
  readonly onChange: (currentPassword: string, newPassword: string) => Promise<void>;
}

/** The password by which somebody is here, and the one that shall take its place. */
export function ChangePasswordForm({ onChange }: ChangePasswordFormProps) {
  const t = useT();
  const [times, setTimes] = useState(0);

  async function change(values: FormValues): Promise<FormFailure | undefined> {
    const newPassword = values.text('newPassword');
    const problem = newPasswordProblem(newPassword, t);
    if (problem) return { fields: { newPassword: problem } };
    try {
      await onChange(values.text('currentPassword'), newPassword);
    } catch (error) {
      return formFailure(error, t);
    }
    toast.success(t('person.profile.passwordChanged'));
    setTimes(times + 1);
    return undefined;
  }

  return (
    // A new form after each change: passwords do not stay in their fields.
    <Form
      key={times}
      id="change-password"
      onSubmit={change}
      submitLabel={t('person.profile.changePassword')}
    >
      <PasswordField
        name="currentPassword"
        label={t('person.profile.currentPassword')}
        autoComplete="current-password"
        required
      />
      <NewPasswordField />
      <p>{t('person.profile.changePasswordHint')}</p>
    </Form>
  );
}
