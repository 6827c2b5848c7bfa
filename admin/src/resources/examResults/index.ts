import { lazyScreen } from '../../shared/page/lazy-screen.ts';
import { resultTitle } from './result-title.ts';

export const recordableExamsBinding = () =>
  import('./exam-results.binding.ts').then((file) => file.recordableExamsBinding);

export const examResults = {
  name: 'examResults',
  binding: () => import('./exam-results.binding.ts').then((file) => file.examResultsBinding),
  recordRepresentation: resultTitle,
  list: lazyScreen(() => import('./ExamResultList.tsx').then((file) => file.ExamResultList)),
  show: lazyScreen(() => import('./ExamResultShow.tsx').then((file) => file.ExamResultShow)),
  edit: lazyScreen(() => import('./ExamResultEdit.tsx').then((file) => file.ExamResultEdit)),
  create: lazyScreen(() => import('./ExamResultCreate.tsx').then((file) => file.ExamResultCreate)),
};
