import { TabbedShowLayout } from 'react-admin';
import { HistoryPanel } from '../../shared/history/HistoryPanel.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { CourseExams } from './CourseExams.tsx';
import { CourseLessons } from './CourseLessons.tsx';
import { CourseOverview } from './CourseOverview.tsx';
import type { CourseRecord } from './courses.binding.ts';

/** One course, with its lessons and its exams on their own tabs. */
export function CourseShow() {
  return (
    <ShowPage<CourseRecord> title={(course) => course.name}>
      {(course) => (
        <TabbedShowLayout sx={{ '& .RaTabbedShowLayout-content': { padding: '18px 0 0' } }}>
          <TabbedShowLayout.Tab label="resources.courses.overview">
            <CourseOverview course={course} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="resources.lessons.plural" path="lessons">
            <CourseLessons course={course} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="resources.exams.plural" path="exams">
            <CourseExams course={course} />
          </TabbedShowLayout.Tab>
          <TabbedShowLayout.Tab label="admin.history.title" path="history">
            <HistoryPanel recordId={course.id} names={{}} />
          </TabbedShowLayout.Tab>
        </TabbedShowLayout>
      )}
    </ShowPage>
  );
}
