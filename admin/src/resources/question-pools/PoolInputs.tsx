import { maxLength, required, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';

/** The fields of a pool; it stays with its course. */
export function PoolInputs({ exists = false }: { readonly exists?: boolean }) {
  const t = useT();
  return (
    <FormSection
      title={t('resources.question-pools.name')}
      hint={t('resources.question-pools.hint')}
    >
      {!exists && <ReferenceChoice source="courseId" reference="courses" validate={required()} />}
      <TextInput source="name" validate={[required(), maxLength(120)]} />
    </FormSection>
  );
}
