import { useState } from 'react';
import { required } from 'react-admin';
import { useLocale, useT } from '@lampstand/i18n/react';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { newRecordId } from '../../shared/new-record-id.ts';
import type { IssuedTranscriptRowFragment } from './transcripts.generated.ts';

/** Issues a transcript for a student. */
export function TranscriptCreate() {
  const t = useT();
  const { code } = useLocale();
  const [defaultValues] = useState(() => ({ recordId: newRecordId(), locale: code }));
  return (
    <CreatePage<IssuedTranscriptRowFragment>
      title={t('resources.transcripts.issue')}
      nameOf={({ student }) => student.fullName}
      done="resources.transcripts.issued"
      defaultValues={defaultValues}
    >
      <FormSection title={t('resources.transcripts.name')}>
        <WholeRow>
          <p>{t('resources.transcripts.issueHint')}</p>
        </WholeRow>
        <ReferenceChoice
          source="studentId"
          reference="users"
          optionText="fullName"
          nameOf={({ fullName, email }) => `${fullName} (${email})`}
          validate={required()}
        />
        <LocaleChoice source="locale" validate={required()} />
      </FormSection>
    </CreatePage>
  );
}
