import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { courseTrail } from '../../shared/record/course-trail.ts';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { ExamRecord } from './exam-form.ts';
import { ExamQuestions } from './ExamQuestions.tsx';

/** One exam, with its questions and their correct answers. */
export function ExamShow() {
  const t = useT();
  const { formatNumber, formatPercent, formatDateTime } = useFormat();
  return (
    <ShowPage<ExamRecord>
      title={(exam) => exam.title}
      trail={(exam) => courseTrail(exam.course, t)}
      history={{}}
    >
      {(exam) => (
        <Stack>
          <Card title={t('resources.exams.sectionExam')}>
            <Facts>
              <Fact field="courseId">
                <RecordLink resource="courses" id={exam.course.id}>
                  {exam.course.name}
                </RecordLink>
              </Fact>
              <Fact field="published" label={t('common.status')}>
                <PublishedChip published={exam.published} />
              </Fact>
              <Fact field="passMark">{formatPercent(exam.passMark / 100)}</Fact>
              <Fact field="allowedAttempts">{formatNumber(exam.allowedAttempts)}</Fact>
              <Fact field="openBook">{exam.openBook ? t('common.yes') : t('common.no')}</Fact>
              <Fact field="questionCount">{formatNumber(exam.questionCount)}</Fact>
              <Fact field="totalPoints">{formatNumber(exam.totalPoints)}</Fact>
              <Fact field="updatedAt">{formatDateTime(exam.updatedAt)}</Fact>
              <Fact field="instructions" wide>
                {exam.instructions}
              </Fact>
            </Facts>
          </Card>
          <ExamQuestions questions={exam.questions} />
        </Stack>
      )}
    </ShowPage>
  );
}
