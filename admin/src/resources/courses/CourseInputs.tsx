import { maxLength, required, SelectInput, TextInput, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';
import { years } from './years.ts';

/** The fields of a course, shared by editing and adding. Its groups are kept as its offerings. */
export function CourseInputs() {
  const t = useT();
  return (
    <FormSection title={t('resources.courses.name')}>
      <TextInput source="code" validate={[required(), maxLength(30)]} />
      <TextInput source="name" validate={[required(), maxLength(200)]} />
      <TextInput source="programme" validate={maxLength(120)} />
      <SelectInput source="year" choices={years} translateChoice={false} />
      <LocaleChoice source="locale" validate={required()} />
      <ReferenceChoices source="categoryIds" reference="categories" filter={ofCourses} />
      <WholeRow>
        <ReferenceChoices source="teacherIds" reference="teachers" nameOf={fullNameOf} />
      </WholeRow>
      <WholeRow>
        <TextInput source="description" multiline minRows={3} validate={maxLength(5000)} />
      </WholeRow>
    </FormSection>
  );
}

const fullNameOf = (teacher: RaRecord) => String(teacher['fullName']);

const ofCourses = { kind: 'COURSE' };
