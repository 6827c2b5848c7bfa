import { authoringScreen } from '../../shared/page/lazy-screen.ts';

/** What serves the bank besides its own verbs: the archive, files that come in and go out. */
export const questionBindings = {
  questionArchive: () =>
    import('./questions.binding.ts').then((file) => file.questionArchiveBinding),
  questionExports: () =>
    import('./import/question-files.binding.ts').then((file) => file.questionExportsBinding),
  questionImports: () =>
    import('./import/question-files.binding.ts').then((file) => file.questionImportsBinding),
  questionPreviews: () =>
    import('./import/question-files.binding.ts').then((file) => file.questionPreviewsBinding),
};

export const questions = {
  name: 'questions',
  binding: () => import('./questions.binding.ts').then((file) => file.questionsBinding),
  recordRepresentation: 'title',
  list: authoringScreen(() => import('./QuestionList.tsx').then((file) => file.QuestionList)),
  show: authoringScreen(() => import('./QuestionShow.tsx').then((file) => file.QuestionShow)),
  edit: authoringScreen(() => import('./QuestionEdit.tsx').then((file) => file.QuestionEdit)),
  create: authoringScreen(() => import('./QuestionCreate.tsx').then((file) => file.QuestionCreate)),
};

export const QuestionImport = authoringScreen(() =>
  import('./import/QuestionImportPage.tsx').then((file) => file.QuestionImportPage),
);
