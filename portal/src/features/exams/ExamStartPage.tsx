import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState, Page, PageHeading } from '@lampstand/ui';
import { coursePath, coursesPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { EarlierResult } from './EarlierResult.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { ExamStartPageDocument, type ExamStartPageQuery } from './ExamStartPage.generated.ts';
import styles from './ExamStartPage.module.css';
import { ExamStartPanel } from './ExamStartPanel.tsx';

/** /student/exams/:_id: what awaits the student, the start of an attempt, and earlier results. */
export function ExamStartPage() {
  const t = useT();
  const { _id = '' } = useParams();
  const screen = useScreenQuery(ExamStartPageDocument, { variables: { _id } });
  const exam = screen.data?.studentExam;
  const courses = { label: t('shell.courses'), to: coursesPath };
  const course = exam && { label: exam.course.name, to: coursePath(exam.course._id) };
  const heading = (
    <PageHeading
      title={exam?.title ?? t('shell.exam')}
      breadcrumbs={course ? [courses, course] : [courses]}
    />
  );
  return (
    <Page>
      <DataState {...screen} heading={heading}>
        {({ studentExam }) => <ExamContent key={_id} exam={studentExam} />}
      </DataState>
    </Page>
  );
}

interface ExamContentProps {
  readonly exam: ExamStartPageQuery['studentExam'];
}

function ExamContent({ exam }: ExamContentProps) {
  const t = useT();
  const { instructions, results } = exam;
  return (
    <>
      <ExamFacts exam={exam} />
      {instructions && (
        <Card title={t('exam.instructions')}>
          <p className={styles.instructions}>{instructions}</p>
        </Card>
      )}
      <ExamStartPanel exam={exam} />
      {results.length > 0 && (
        <Card title={t('exam.earlierResults')} flush>
          <ul className={styles.results}>
            {results.map((result) => (
              <EarlierResult key={result._id} result={result} examId={exam._id} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
