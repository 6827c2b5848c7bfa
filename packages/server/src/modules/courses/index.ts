import './courses.graphql.ts';
import './courses.roots.graphql.ts';
import './lessons.graphql.ts';
import './lessons.roots.graphql.ts';
import './student-courses.graphql.ts';
import './student-lessons.graphql.ts';

export { type Course, courseFields, type CourseLink, courseLinkFields } from './courses.list.ts';
export { courseLoader } from './courses.loader.ts';
export { CourseLinkRef, CourseRef } from './courses.refs.ts';
export { StudentCourseRef } from './student-courses.graphql.ts';
export { offeredToPerson, type StudentCourse, studentCoursesTree } from './student-courses.repo.ts';
