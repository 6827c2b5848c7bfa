import { useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState, Page, PageHeading } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { WorkSections } from '../../shared/work/WorkSections.tsx';
import { CourseGradeCard } from './CourseGradeCard.tsx';
import { GradeHistory } from './GradeHistory.tsx';
import { GradesPageDocument } from './Grades.generated.ts';

/** /student/grades: what one has come to in each course, and why. */
export function GradesPage() {
  const t = useT();
  const screen = useScreenQuery(GradesPageDocument);
  return (
    <Page>
      <PageHeading title={t('shell.grades')} breadcrumbs={[]} />
      <WorkSections />
      <DataState
        {...screen}
        isEmpty={({ studentGrades }) => studentGrades.length === 0}
        empty={
          <Card>
            <EmptyState title={t('work.grades.none')} />
          </Card>
        }
      >
        {({ studentGrades }) => (
          <>
            {studentGrades.map((grade) => (
              <CourseGradeCard key={grade.course._id} grade={grade} />
            ))}
            <GradeHistory courseId={null} />
          </>
        )}
      </DataState>
    </Page>
  );
}
