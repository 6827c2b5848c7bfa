import { useT } from '@lampstand/i18n/react';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReasonInput } from '../../shared/inputs/ReasonInput.tsx';
import type { ExamResultRecord } from './exam-results.binding.ts';
import { resultTitle } from './result-title.ts';
import { ResultNotes } from './ResultNotes.tsx';
import { ScoreInput } from './ScoreInput.tsx';

/** Puts another score in the place of the one that counts, with a reason. */
export function ExamResultEdit() {
  const t = useT();
  return (
    <EditPage<ExamResultRecord> title={resultTitle} done="resources.examResults.correctedDone">
      {(result) => (
        <>
          <ResultNotes result={result} />
          <FormSection
            title={t('resources.examResults.correct')}
            hint={t('resources.examResults.correctHint')}
          >
            <ScoreInput />
            <WholeRow>
              <ReasonInput most={1000} rows={3} />
            </WholeRow>
          </FormSection>
        </>
      )}
    </EditPage>
  );
}
