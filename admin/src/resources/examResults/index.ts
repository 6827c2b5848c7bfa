import { lazyScreen } from '../../shared/page/lazy-screen.ts';
import { examResultsBinding } from './exam-results.binding.ts';

export { recordableExamsBinding } from './exam-results.binding.ts';

export const examResults = {
  name: 'examResults',
  binding: examResultsBinding,
  list: lazyScreen(() => import('./ExamResultList.tsx').then((file) => file.ExamResultList)),
  show: lazyScreen(() => import('./ExamResultShow.tsx').then((file) => file.ExamResultShow)),
  edit: lazyScreen(() => import('./ExamResultEdit.tsx').then((file) => file.ExamResultEdit)),
  create: lazyScreen(() => import('./ExamResultCreate.tsx').then((file) => file.ExamResultCreate)),
};
