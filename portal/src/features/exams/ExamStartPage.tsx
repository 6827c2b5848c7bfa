import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { localeOf } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import { Card, DataState, Page, PageHeading, SelectField } from '@lampstand/ui';
import { coursePath, coursesPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { EarlierResult } from './EarlierResult.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { ExamStartPageDocument, type ExamStartPageQuery } from './ExamStartPage.generated.ts';
import styles from './ExamStartPage.module.css';
import { ExamStartPanel } from './ExamStartPanel.tsx';
import { ExamDates } from './start/ExamDates.tsx';
import { PracticeCard } from './start/PracticeCard.tsx';
import { firstLocale } from './start-offer.rules.ts';

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
  const { code } = useLocale();
  const { accommodations, instructions, locales, openAttemptId, results } = exam;
  const [locale, setLocale] = useState(firstLocale(locales, code));
  return (
    <>
      <ExamFacts exam={exam} />
      {instructions && (
        <Card title={t('exam.instructions')}>
          <p className={styles.instructions}>{instructions}</p>
        </Card>
      )}
      <ExamDates exam={exam} />
      {accommodations.length > 0 && (
        <Card title={t('learning.exam.appliesToYou')}>
          <ul className={styles.accommodations}>
            {accommodations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
      {locales.length > 1 && openAttemptId === null && (
        <SelectField
          autoPickFirst
          label={t('learning.exam.language')}
          value={locale}
          options={locales.map((each) => ({ value: each, label: localeOf(each).label }))}
          onChange={({ target }) => setLocale(target.value)}
        />
      )}
      <ExamStartPanel exam={exam} locale={locale} />
      <PracticeCard exam={exam} locale={locale} />
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
