import './questions.graphql.ts';
import './questions.roots.graphql.ts';
import './question-files.graphql.ts';
import './question-pools.graphql.ts';

export { askedInLoader } from './asked-in.loader.ts';
export { emptyKey } from './empty-key.rules.ts';
export type { QuestionInput } from './question-input.rules.ts';
export { readyQuestion } from './question.rules.ts';
export { QuestionInputRef } from './questions.inputs.ts';
export { poolFields, questionFields, questionVersionFields } from './questions.list.ts';
export {
  AnswerPairRef,
  PartRoleRef,
  QuestionKeyRef,
  QuestionKindRef,
  QuestionPoolRef,
  QuestionRef,
  QuestionVersionRef,
} from './questions.refs.ts';
export {
  courseLocaleOf,
  insertQuestions,
  newestVersions,
  type WrittenQuestion,
} from './questions.repo.ts';
export { reviseQuestion } from './revise.service.ts';
export { questionPoolsHistory, questionsHistory } from './questions.history.ts';
