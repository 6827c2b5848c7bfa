import {
  ArrayInput,
  email,
  maxLength,
  regex,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { CurrencyChoice } from '../../shared/inputs/CurrencyChoice.tsx';
import { TimeZoneChoice } from '../../shared/inputs/TimeZoneChoice.tsx';
import { emailKinds, kindChoices, phoneKinds } from './contact-kinds.ts';

/** How a person is reached, where they are, and where they are found on the web. */
export function UserDetailInputs() {
  const t = useT();
  return (
    <FormSection title={t('resources.users.sectionContact')}>
      <WholeRow>
        <ArrayInput source="phones">
          <SimpleFormIterator inline disableClear addButton={addPhone} sx={roomy}>
            <SelectInput source="type" choices={kindChoices(phoneKinds)} validate={required()} />
            <TextInput source="number" type="tel" validate={phoneNumber} />
          </SimpleFormIterator>
        </ArrayInput>
      </WholeRow>
      <WholeRow>
        <ArrayInput source="emails">
          <SimpleFormIterator inline disableClear addButton={addEmail} sx={roomy}>
            <SelectInput source="type" choices={kindChoices(emailKinds)} validate={required()} />
            <TextInput source="email" type="email" validate={[required(), email()]} />
          </SimpleFormIterator>
        </ArrayInput>
      </WholeRow>
      <TextInput source="location" validate={maxLength(120)} />
      <TimeZoneChoice source="timezone" />
      <CurrencyChoice source="currency" />
      <TextInput source="url" type="url" validate={maxLength(300)} />
      <TextInput source="homePage" type="url" validate={maxLength(300)} />
      <TextInput source="socialUserName" validate={maxLength(80)} />
    </FormSection>
  );
}

const addPhone = <AddItemButton label="resources.users.addPhone" />;
const addEmail = <AddItemButton label="resources.users.addEmail" />;

/** As the server reads numbers. */
const phoneNumber = [
  required(),
  regex(/^\+?[\d ()./-]{3,}$/, 'resources.users.phoneFormat'),
  maxLength(40),
];

const roomy = { '& .RaSimpleFormIterator-form > *': { flex: '1 1 200px' } };
