import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const exams = {
  name: 'exams',
  binding: () => import('./exams.binding.ts').then((file) => file.examsBinding),
  recordRepresentation: 'title',
  list: lazyScreen(() => import('./ExamList.tsx').then((file) => file.ExamList)),
  show: lazyScreen(() => import('./ExamShow.tsx').then((file) => file.ExamShow)),
  edit: lazyScreen(() => import('./ExamEdit.tsx').then((file) => file.ExamEdit)),
  create: lazyScreen(() => import('./ExamCreate.tsx').then((file) => file.ExamCreate)),
};
