import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const courses = {
  name: 'courses',
  binding: () => import('./courses.binding.ts').then((file) => file.coursesBinding),
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./CourseList.tsx').then((file) => file.CourseList)),
  show: lazyScreen(() => import('./CourseShow.tsx').then((file) => file.CourseShow)),
  edit: lazyScreen(() => import('./CourseEdit.tsx').then((file) => file.CourseEdit)),
  create: lazyScreen(() => import('./CourseCreate.tsx').then((file) => file.CourseCreate)),
};
