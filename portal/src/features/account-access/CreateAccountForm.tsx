import { useT } from '@lampstand/i18n/react';
import { CountryField, Form, TextField, type FormProps } from '@lampstand/ui';

export interface CreateAccountFormProps {
  readonly onSubmit: FormProps['onSubmit'];
}

/** Who signs up; all four fields are required. */
export function CreateAccountForm({ onSubmit }: CreateAccountFormProps) {
  const t = useT();
  return (
    <Form onSubmit={onSubmit} submitLabel={t('person.access.createAccount')} wideSubmit>
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        name="firstName"
        label={t('person.access.firstName')}
        autoComplete="given-name"
        required
      />
      <TextField
        name="lastName"
        label={t('person.access.lastName')}
        autoComplete="family-name"
        required
      />
      <CountryField autoComplete="country" required />
    </Form>
  );
}
