import { authoringScreen } from '../../shared/page/lazy-screen.ts';
import { resultTitle } from './result-title.ts';

const bindings = () => import('./exam-results.binding.ts');

/** What serves results besides their own verbs: paper exams. */
export const examResultBindings = {
  recordableExams: () => bindings().then((file) => file.recordableExamsBinding),
};

export const examResults = {
  name: 'examResults',
  binding: () => bindings().then((file) => file.examResultsBinding),
  recordRepresentation: resultTitle,
  list: authoringScreen(() => import('./ExamResultList.tsx').then((file) => file.ExamResultList)),
  show: authoringScreen(() => import('./ExamResultShow.tsx').then((file) => file.ExamResultShow)),
  edit: authoringScreen(() => import('./ExamResultEdit.tsx').then((file) => file.ExamResultEdit)),
  create: authoringScreen(() =>
    import('./ExamResultCreate.tsx').then((file) => file.ExamResultCreate),
  ),
};
