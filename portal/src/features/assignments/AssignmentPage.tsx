import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState, Page, PageHeading } from '@lampstand/ui';
import { useNow } from '../../shared/deadlines/useNow.ts';
import { assessmentsPath, coursePath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { AssignmentContent } from './AssignmentContent.tsx';
import { AssignmentPageDocument } from './AssignmentPage.generated.ts';

/** /student/assignments/:_id: what is to be done, the student's work, and what came back. */
export function AssignmentPage() {
  const t = useT();
  const { _id = '' } = useParams();
  const now = useNow();
  const screen = useScreenQuery(AssignmentPageDocument, {
    variables: { _id },
    // Whoever writes on begins with what the server holds, not with what was seen last.
    fetchPolicy: 'network-only',
  });
  const assignment = screen.data?.studentAssignment;
  const heading = (
    <PageHeading
      title={assignment?.title ?? t('shell.assignment')}
      breadcrumbs={[
        { label: t('shell.assessments'), to: assessmentsPath },
        ...(assignment
          ? [{ label: assignment.course.name, to: coursePath(assignment.course._id) }]
          : []),
      ]}
    />
  );
  return (
    <Page>
      <DataState {...screen} heading={heading}>
        {({ studentAssignment }) => (
          <AssignmentContent
            assignment={studentAssignment}
            now={now}
            onRefresh={screen.onRetry}
            key={studentAssignment._id}
          />
        )}
      </DataState>
    </Page>
  );
}
