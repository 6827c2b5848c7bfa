import { seldomScreen } from '../../shared/page/lazy-screen.ts';

/** What serves teachers besides their own verbs. */
export const teacherBindings = {
  teacherPictures: () =>
    import('./teachers.binding.ts').then((file) => file.teacherPicturesBinding),
};

export const teachers = {
  name: 'teachers',
  binding: () => import('./teachers.binding.ts').then((file) => file.teachersBinding),
  recordRepresentation: 'fullName',
  list: seldomScreen(() => import('./TeacherList.tsx').then((file) => file.TeacherList)),
  show: seldomScreen(() => import('./TeacherShow.tsx').then((file) => file.TeacherShow)),
  edit: seldomScreen(() => import('./TeacherEdit.tsx').then((file) => file.TeacherEdit)),
  create: seldomScreen(() => import('./TeacherCreate.tsx').then((file) => file.TeacherCreate)),
};
