import { Navigate, useParams } from 'react-router-dom';
import { useLooksThrough } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, DataState, Page, PageHeading } from '@lampstand/ui';
import { resultPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { AttemptRunner } from './AttemptRunner.tsx';
import { ExamAttemptPageDocument } from './ExamAttemptPage.generated.ts';

/**
 * /student/exams/:_id/attempts/:attemptId: the questions of an open attempt. One that has ended
 * shows its result instead. No breadcrumbs: ways out of here may fail the attempt.
 */
export function ExamAttemptPage() {
  const t = useT();
  const { attemptId = '' } = useParams();
  const looksThrough = useLooksThrough();
  const screen = useScreenQuery(ExamAttemptPageDocument, {
    variables: { _id: attemptId },
    // What this device remembers of earlier answers may be older than what the server has.
    fetchPolicy: 'network-only',
  });
  const attempt = screen.data?.examAttempt;
  return (
    <Page>
      <DataState
        {...screen}
        heading={<PageHeading title={attempt?.exam.title ?? t('shell.exam')} />}
      >
        {({ examAttempt, myAccommodation }) => {
          if (examAttempt.status !== 'OPEN') {
            return <Navigate replace to={resultPath(examAttempt.exam._id, examAttempt._id)} />;
          }
          // Neither answers nor that the page is open can be told for somebody else.
          return looksThrough ? (
            <Alert severity="warning">{t('learning.exam.notInPerson')}</Alert>
          ) : (
            <AttemptRunner
              key={examAttempt._id}
              attempt={examAttempt}
              largerType={myAccommodation?.largerType ?? false}
              readAloud={myAccommodation?.readAloud ?? false}
            />
          );
        }}
      </DataState>
    </Page>
  );
}
