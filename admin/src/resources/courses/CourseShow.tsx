import { TabbedShowLayout } from 'react-admin';
import { HistoryPanel } from '../../shared/history/HistoryPanel.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { CourseActions } from './CourseActions.tsx';
import { CourseChanges } from './CourseChanges.tsx';
import { CourseExams } from './CourseExams.tsx';
import { CourseLessons } from './CourseLessons.tsx';
import { CourseOfferings } from './CourseOfferings.tsx';
import { CourseOverview } from './CourseOverview.tsx';
import type { CourseRecord } from './courses.binding.ts';

/** One course: what it is, its lessons, to whom it is offered, its exams, and what changed. */
export function CourseShow() {
  return (
    <ShowPage<CourseRecord>
      title={(course) => course.name}
      actions={(course) => <CourseActions course={course} />}
    >
      {(course) => (
        <TabbedShowLayout sx={tabs}>
          <TabbedShowLayout.Tab label="resources.courses.overview">
            <CourseOverview course={course} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="resources.lessons.plural" path="lessons">
            <CourseLessons course={course} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="authoring.course.offerings" path="offerings">
            <CourseOfferings courseId={course.id} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="resources.exams.plural" path="exams">
            <CourseExams course={course} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="authoring.course.changes" path="changes">
            <CourseChanges course={course} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="admin.history.title" path="history">
            <HistoryPanel recordId={course.id} names={{}} />
          </TabbedShowLayout.Tab>
        </TabbedShowLayout>
      )}
    </ShowPage>
  );
}

const tabs = { '& .RaTabbedShowLayout-content': { padding: '18px 0 0' } };
