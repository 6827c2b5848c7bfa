import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, DataState, Page, PageHeading } from '@lampstand/ui';
import { AppealPanel } from '../../shared/appeals/AppealPanel.tsx';
import { coursePath, coursesPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { ExamResultPageDocument, type ExamResultPageQuery } from './ExamResultPage.generated.ts';
import styles from './ExamResultPage.module.css';
import { AnswerReview } from './result/AnswerReview.tsx';
import { failedByItself } from './result/end-text.rules.ts';
import { Evidence } from './result/Evidence.tsx';
import { ScoreSteps } from './result/ScoreSteps.tsx';
import { ResultSummary } from './ResultSummary.tsx';

/** /student/exams/:_id/results/:attemptId: passed or not, and every question with its answers. */
export function ExamResultPage() {
  const { attemptId = '' } = useParams();
  const screen = useScreenQuery(ExamResultPageDocument, {
    variables: { _id: attemptId },
    // Answers of two attempts share the ids of their questions: the cache's may be another attempt's.
    fetchPolicy: 'network-only',
  });
  return (
    <Page>
      <DataState {...screen} heading={<ResultHeading result={screen.data?.examResult} />}>
        {({ examResult }) => <ResultContent result={examResult} />}
      </DataState>
    </Page>
  );
}

type Result = ExamResultPageQuery['examResult'];

function ResultHeading({ result }: { readonly result: Result | undefined }) {
  const t = useT();
  const courses = { label: t('shell.courses'), to: coursesPath };
  if (!result) return <PageHeading title={t('shell.examResult')} breadcrumbs={[courses]} />;
  const { exam, course } = result;
  return (
    <PageHeading
      title={exam.title}
      breadcrumbs={[courses, { label: course.name, to: coursePath(course._id) }]}
    />
  );
}

function ResultContent({ result }: { readonly result: Result }) {
  const t = useT();
  const { _id, answers, events, explanation, mode, status } = result;
  const keptBack = status !== 'MARKING' && answers.every(({ correct }) => correct === null);
  return (
    <>
      <ResultSummary result={result} />
      {explanation.length > 0 && <ScoreSteps steps={explanation} />}
      {failedByItself(result) && events.length > 0 && <Evidence events={events} />}
      {mode === 'EXAM' && status !== 'MARKING' && (
        <AppealPanel subjectKind="EXAM_ATTEMPT" subjectId={_id} />
      )}
      {answers.length > 0 && (
        <section aria-labelledby="questions-and-answers">
          <h2 id="questions-and-answers">{t('exam.questionsAndAnswers')}</h2>
          {keptBack && <Alert>{t('learning.result.notShown')}</Alert>}
          <ol className={styles.answers}>
            {answers.map((answer) => (
              <AnswerReview key={answer._id} answer={answer} total={answers.length} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
