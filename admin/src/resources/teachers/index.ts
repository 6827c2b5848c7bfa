import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const teachers = {
  name: 'teachers',
  binding: () => import('./teachers.binding.ts').then((file) => file.teachersBinding),
  recordRepresentation: 'fullName',
  list: lazyScreen(() => import('./TeacherList.tsx').then((file) => file.TeacherList)),
  show: lazyScreen(() => import('./TeacherShow.tsx').then((file) => file.TeacherShow)),
  edit: lazyScreen(() => import('./TeacherEdit.tsx').then((file) => file.TeacherEdit)),
  create: lazyScreen(() => import('./TeacherCreate.tsx').then((file) => file.TeacherCreate)),
};
