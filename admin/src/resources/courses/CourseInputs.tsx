import { BooleanInput, maxLength, required, TextInput, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';

/** The fields of a course, shared by editing and adding. */
export function CourseInputs() {
  const t = useT();
  return (
    <FormSection title={t('resources.courses.name')}>
      <TextInput source="code" validate={[required(), maxLength(40)]} />
      <TextInput source="name" validate={[required(), maxLength(200)]} />
      <ReferenceChoices source="teacherIds" reference="teachers" nameOf={fullNameOf} />
      <LocaleChoice source="locale" validate={required()} />
      <ReferenceChoice source="categoryId" reference="categories" filter={ofCourses} />
      <WholeRow>
        <TextInput source="description" multiline minRows={3} validate={maxLength(5000)} />
      </WholeRow>
      <WholeRow>
        <ReferenceChoices source="groupIds" reference="groups" />
      </WholeRow>
      <BooleanInput source="published" helperText="resources.courses.publishedHint" />
    </FormSection>
  );
}

const fullNameOf = (teacher: RaRecord) => String(teacher['fullName']);

const ofCourses = { kind: 'COURSE' };
