import {
  email,
  maxLength,
  minLength,
  minValue,
  NumberInput,
  PasswordInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';
import { RoleInputs } from './RoleInputs.tsx';
import { UserDetailInputs } from './UserDetailInputs.tsx';

export interface UserInputsProps {
  /** Under the password: what happens without one. */
  readonly passwordHint: string;
}

/** The fields of a person, shared by editing and adding. */
export function UserInputs({ passwordHint }: UserInputsProps) {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.users.sectionPerson')}>
        <TextInput source="firstName" validate={shortText} autoComplete="off" />
        <TextInput source="lastName" validate={shortText} autoComplete="off" />
        <TextInput
          source="email"
          type="email"
          validate={[required(), email()]}
          autoComplete="off"
        />
        <LocaleChoice source="locale" validate={required()} />
      </FormSection>
      <UserDetailInputs />
      <RoleInputs />
      <FormSection title={t('resources.users.sectionMembership')}>
        <ReferenceChoices source="regionIds" reference="regions" validate={required()} />
        <ReferenceChoices source="groupIds" reference="groups" />
      </FormSection>
      <FormSection title={t('resources.users.sectionGraduation')}>
        <NumberInput source="gradYear" validate={minValue(1900)} />
        <TextInput source="gradLocation" validate={maxLength(120)} />
      </FormSection>
      <PasswordSection hint={passwordHint} />
    </>
  );
}

/** Not for oneself: the own password is changed on the profile, by the present one. */
function PasswordSection({ hint }: { readonly hint: string }) {
  const t = useT();
  const record = useRecordContext();
  const viewer = useUser();
  if (record?.id === viewer._id) return null;
  return (
    <FormSection title={t('resources.users.sectionPassword')}>
      <PasswordInput
        source="password"
        helperText={hint}
        validate={minLength(6)}
        autoComplete="new-password"
      />
    </FormSection>
  );
}

const shortText = [required(), maxLength(80)];
