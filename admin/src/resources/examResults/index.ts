import { authoringScreen } from '../../shared/page/lazy-screen.ts';
import { resultTitle } from './result-title.ts';

const bindings = () => import('./exam-results.binding.ts');

/** What serves results besides their own verbs: paper exams, marking by hand, restoring. */
export const examResultBindings = {
  examMarking: () => bindings().then((file) => file.examMarkingBinding),
  examMarks: () => bindings().then((file) => file.examMarksBinding),
  examRestores: () => bindings().then((file) => file.examRestoresBinding),
  recordableExams: () => bindings().then((file) => file.recordableExamsBinding),
};

/** /examResults/marking, what waits, and /examResults/marking/:id, one of it. */
export const MarkingQueuePage = authoringScreen(() =>
  import('./marking/MarkingQueuePage.tsx').then((file) => file.MarkingQueuePage),
);
export const MarkingPage = authoringScreen(() =>
  import('./marking/MarkingPage.tsx').then((file) => file.MarkingPage),
);

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
