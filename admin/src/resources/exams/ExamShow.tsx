import { useT } from '@lampstand/i18n/react';
import { courseTrail } from '../../shared/record/course-trail.ts';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { ItemAnalysisTab } from './analysis/ItemAnalysisTab.tsx';
import { CopyExamButton } from './CopyExamButton.tsx';
import type { ExamRecord } from './exam-form.ts';
import { gapsOf } from './exam-gaps.ts';
import { ExamFacts } from './ExamFacts.tsx';
import { ExamGaps } from './ExamGaps.tsx';
import { ExamItems } from './ExamItems.tsx';
import { ExamResults } from './ExamResults.tsx';
import { disclosureNames } from './rule-names.ts';
import { TestRunButton } from './TestRunButton.tsx';
import { ExamWindows } from './windows/ExamWindows.tsx';

/** One exam: its rules and questions, when it is sat, how it went, and what its questions tell. */
export function ExamShow() {
  const t = useT();
  return (
    <ShowPage<ExamRecord>
      title={(exam) => exam.title}
      trail={(exam) => courseTrail(exam.course, t)}
      actions={(exam) => (
        <>
          <TestRunButton exam={exam} />
          <CopyExamButton exam={exam} />
        </>
      )}
      tabs={[
        {
          name: 'windows',
          label: t('authoring.exam.windows'),
          content: (exam) => <ExamWindows exam={exam} />,
        },
        {
          name: 'results',
          label: t('resources.examResults.plural'),
          content: () => <ExamResults />,
        },
        {
          name: 'analysis',
          label: t('authoring.exam.analysis'),
          content: (exam) => <ItemAnalysisTab exam={exam} />,
        },
      ]}
      history={{ answersShown: disclosureNames }}
    >
      {(exam) => (
        <Stack>
          <ExamGaps gaps={gapsOf(exam)} />
          <ExamFacts exam={exam} />
          <ExamItems exam={exam} />
        </Stack>
      )}
    </ShowPage>
  );
}
