import { useT } from '@lampstand/i18n/react';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';

/** The groups that a new course is offered to, with their own dates; afterwards each has its own. */
export function CourseGroups() {
  const t = useT();
  return (
    <FormSection title={t('authoring.course.offerings')} single>
      <ReferenceChoices source="groupIds" reference="groups" />
    </FormSection>
  );
}
