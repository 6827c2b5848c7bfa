import { shortestPassword } from '@lampstand/auth';
import type { NewCollege } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { PasswordField, type FormFailure, type FormValues } from '@lampstand/ui';
import { newPasswordProblem } from '../../shared/person/new-password.ts';
import { useRefusal } from './refused-fields.ts';
import { SetupText } from './SetupText.tsx';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './StepFrame.tsx';

export interface AdminStepProps extends StepProps {
  readonly onNext: (superadmin: NewCollege['superadmin']) => void;
}

const PASSWORD = 'superadmin.password';
const AGAIN = 'passwordAgain';

/** Who may do everything, and lets all others in. */
export function AdminStep({ onNext, ...frame }: AdminStepProps) {
  const t = useT();

  function submit(values: FormValues): FormFailure | undefined {
    const password = values.text(PASSWORD);
    const problem = newPasswordProblem(password, t);
    if (problem) return { fields: { [PASSWORD]: problem } };
    if (values.text(AGAIN) !== password) {
      return { fields: { [AGAIN]: t('setup.page.passwordDiffers') } };
    }
    onNext({
      firstName: values.text('superadmin.firstName'),
      lastName: values.text('superadmin.lastName'),
      email: values.text('superadmin.email'),
      password,
    });
    return undefined;
  }

  return (
    <StepFrame
      {...frame}
      step="admin"
      title={t('setup.page.adminTitle')}
      hint={t('setup.page.adminHint')}
      onSubmit={submit}
    >
      <SetupText
        name="superadmin.firstName"
        label={t('person.access.firstName')}
        autoComplete="given-name"
        maxLength={80}
      />
      <SetupText
        name="superadmin.lastName"
        label={t('person.access.lastName')}
        autoComplete="family-name"
        maxLength={80}
      />
      <SetupText
        name="superadmin.email"
        type="email"
        label={t('account.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        name={PASSWORD}
        label={t('account.password')}
        hint={t('errors.tooShort', { min: shortestPassword })}
        error={useRefusal(PASSWORD)}
        autoComplete="new-password"
        minLength={shortestPassword}
        required
      />
      <PasswordField
        name={AGAIN}
        label={t('setup.page.passwordAgain')}
        autoComplete="new-password"
        required
      />
    </StepFrame>
  );
}
