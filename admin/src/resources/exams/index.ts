import { authoringScreen } from '../../shared/page/lazy-screen.ts';

const actions = () => import('./exam-actions.binding.ts');
const analysis = () => import('./analysis/item-analysis.binding.ts');
const bank = () => import('./items/exam-bank.binding.ts');

/** What serves exams besides their own verbs: the bank, windows, test runs, figures, regrades. */
export const examBindings = {
  examAnalysis: () => analysis().then((file) => file.examAnalysisBinding),
  examBank: () => bank().then((file) => file.examBankBinding),
  examGroups: () => actions().then((file) => file.examGroupsBinding),
  examPools: () => bank().then((file) => file.examPoolsBinding),
  examTests: () => actions().then((file) => file.examTestsBinding),
  examWindows: () => actions().then((file) => file.examWindowsBinding),
  regradedQuestions: () => analysis().then((file) => file.regradedQuestionsBinding),
  regrades: () => analysis().then((file) => file.regradesBinding),
};

export const exams = {
  name: 'exams',
  binding: () => import('./exams.binding.ts').then((file) => file.examsBinding),
  recordRepresentation: 'title',
  list: authoringScreen(() => import('./ExamList.tsx').then((file) => file.ExamList)),
  show: authoringScreen(() => import('./ExamShow.tsx').then((file) => file.ExamShow)),
  edit: authoringScreen(() => import('./ExamEdit.tsx').then((file) => file.ExamEdit)),
  create: authoringScreen(() => import('./ExamCreate.tsx').then((file) => file.ExamCreate)),
};
