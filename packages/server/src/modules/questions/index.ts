import './questions.graphql.ts';
import './questions.roots.graphql.ts';
import './question-files.graphql.ts';
import './question-pools.graphql.ts';

export { type QuestionInput, QuestionInputSchema } from './question-input.rules.ts';
export { blanksIn, textList } from './question-normal.rules.ts';
export { checkQuestion, type QuestionDraft, readyQuestion } from './question.rules.ts';
export { QuestionInputRef } from './questions.inputs.ts';
export {
  poolFields,
  questionFields,
  type Question,
  type QuestionVersion,
  questionVersionFields,
} from './questions.list.ts';
export {
  AcceptedBlankRef,
  AnswerPairRef,
  LocaleTextRef,
  PartRoleRef,
  QuestionContentRef,
  QuestionKeyRef,
  QuestionKindRef,
  QuestionPoolRef,
  QuestionRef,
  QuestionVersionRef,
} from './questions.refs.ts';
export {
  courseLocaleOf,
  insertQuestions,
  type NewQuestion,
  newestVersions,
  type WrittenQuestion,
} from './questions.repo.ts';
export { questionPoolsHistory, questionsHistory } from './questions.history.ts';
export { reviseQuestion } from './revise.service.ts';
