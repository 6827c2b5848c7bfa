import { useT } from '@lampstand/i18n/react';
import { DataState, Page, PageHeading } from '@lampstand/ui';
import { useNow } from '../../shared/deadlines/useNow.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { WorkSections } from '../../shared/work/WorkSections.tsx';
import { assessmentsOf } from './assessment-list.rules.ts';
import { AssessmentsContent } from './AssessmentsContent.tsx';
import { AssessmentsPageDocument } from './AssessmentsPage.generated.ts';

/** /student/assessments: exams and assignments of all courses, what is due next first. */
export function AssessmentsPage() {
  const t = useT();
  const now = useNow();
  const screen = useScreenQuery(AssessmentsPageDocument);
  return (
    <Page>
      <PageHeading title={t('shell.assessments')} breadcrumbs={[]} />
      <WorkSections />
      <DataState {...screen} isEmpty={() => false}>
        {({ studentCourses, studentAssignments }) => (
          <AssessmentsContent
            all={assessmentsOf({ courses: studentCourses, assignments: studentAssignments }, now)}
            now={now}
          />
        )}
      </DataState>
    </Page>
  );
}
