import './courses.graphql.ts';
import './courses.roots.graphql.ts';
import './course-copy.graphql.ts';
import './lessons.graphql.ts';
import './lessons.roots.graphql.ts';
import './lesson-files.graphql.ts';
import './offerings.graphql.ts';
import './preview.graphql.ts';
import './publishing.graphql.ts';
import './student-courses.graphql.ts';
import './student-lessons.graphql.ts';
import './upload-destinations.ts';

export { courseFields } from './courses.list.ts';
export { type CourseCopy, registerCourseCopy } from './course-copies.ts';
export { CourseLinkRef, CourseRef, LessonLinkRef } from './courses.refs.ts';
export { coursesOpenTo, lessonsOpenTo, offeringIsOpen } from './student-access.list.ts';
export { findOpenLesson } from './student-access.repo.ts';
export { StudentCourseRef } from './student-courses.graphql.ts';
export { studentCoursesTree, withProgressOf } from './student-courses.repo.ts';
export { copyChecks } from './lesson-checks.repo.ts';
export { shortestSeconds } from './lesson-length.list.ts';
export { checkWithKey, type CheckToMark, type StudentCheck } from './student-checks.list.ts';
export { findStudentLesson, type StudentLesson } from './student-lessons.repo.ts';
export { coursesHistory, lessonsHistory } from './courses.history.ts';
export { DeviceKind, LessonProgressRef, StudentLessonRef } from './student-lessons.graphql.ts';
export {
  type LessonProgress,
  progressFields,
  seenPercent,
  withOwnDevice,
} from './student-progress.list.ts';
