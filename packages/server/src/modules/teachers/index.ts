import './teachers.roots.graphql.ts';

export { TeacherRef } from './teachers.graphql.ts';
export { type Teacher, teacherFields } from './teachers.list.ts';
export { teachersHistory } from './teachers.history.ts';
export { wholeTeacherLoader } from './teachers.loader.ts';
export { renewCoursesOfTeacher, renewTeacherNamesOf } from './teachers.repo.ts';
export { fullNameOf } from './teachers.rules.ts';
