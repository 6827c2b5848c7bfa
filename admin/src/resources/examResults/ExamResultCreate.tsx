import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { ExamResultRecord } from './exam-results.binding.ts';
import { newRecordId } from '../../shared/new-record-id.ts';
import { RecordInputs } from './RecordInputs.tsx';
import { resultTitle } from './result-title.ts';

/** Writes down the result of an exam that was sat on paper. */
export function ExamResultCreate() {
  const t = useT();
  const [defaultValues] = useState(() => ({ recordId: newRecordId() }));
  return (
    <CreatePage<ExamResultRecord>
      title={t('resources.examResults.record')}
      nameOf={resultTitle}
      done="resources.examResults.recordedDone"
      defaultValues={defaultValues}
    >
      <RecordInputs />
    </CreatePage>
  );
}
