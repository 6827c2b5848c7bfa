import { ArrayInput, email, maxLength, required, SimpleFormIterator, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';

/** The fields of a teacher, shared by editing and adding. */
export function TeacherInputs() {
  const t = useT();
  return (
    <>
      <FormSection title={t('resources.teachers.name')}>
        <TextInput
          source="title"
          helperText="resources.teachers.titleHint"
          validate={maxLength(40)}
        />
        <TextInput source="name" validate={[required(), maxLength(120)]} />
        <TextInput source="email" type="email" validate={email()} />
        <ReferenceChoice source="userId" reference="users" optionText="fullName" />
      </FormSection>
      <FormSection title={t('resources.teachers.fields.biographies')} single>
        <ArrayInput source="biographies" label={false}>
          <SimpleFormIterator disableClear disableReordering addButton={addBiography}>
            <LocaleChoice source="locale" validate={required()} />
            <TextInput
              source="text"
              multiline
              minRows={4}
              validate={[required(), maxLength(5000)]}
            />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
    </>
  );
}

const addBiography = <AddItemButton label="resources.teachers.addBiography" />;
