import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const lessons = {
  name: 'lessons',
  binding: () => import('./lessons.binding.ts').then((file) => file.lessonsBinding),
  recordRepresentation: 'title',
  list: lazyScreen(() => import('./LessonList.tsx').then((file) => file.LessonList)),
  show: lazyScreen(() => import('./LessonShow.tsx').then((file) => file.LessonShow)),
  edit: lazyScreen(() => import('./LessonEdit.tsx').then((file) => file.LessonEdit)),
  create: lazyScreen(() => import('./LessonCreate.tsx').then((file) => file.LessonCreate)),
};
