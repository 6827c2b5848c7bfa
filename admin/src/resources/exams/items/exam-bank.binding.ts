import { recordVerb, type Binding } from '../../../data/binding.ts';
import { toQuestionForm } from '../../../shared/questions/question-form.ts';
import {
  ExamBankQuestionDocument,
  ExamBankDocument,
  ExamPoolsDocument,
  type ExamBankQuery,
  type ExamBankQuestionQuery,
  type ExamPoolsQuery,
} from './exam-bank.generated.ts';

export type BankQuestion = ExamBankQuery['questions']['items'][number];
export type BankPool = ExamPoolsQuery['questionPools']['items'][number];

/** A question as it stands in the bank, for changing what it says. */
function toRevised({ id, kind, exams, latest }: ExamBankQuestionQuery['question']) {
  const said = toQuestionForm(kind, latest);
  return { id, exams, versionId: latest.id, number: latest.number, said };
}

export type BankSaying = ReturnType<typeof toRevised>;

/**
 * What the search dialog asks of a course's bank: what is not archived, with its newest version; and one
 * question of it.
 */
export const examBankBinding = {
  one: recordVerb(
    ExamBankQuestionDocument,
    (id: string) => ({ id }),
    ({ question }) => toRevised(question),
  ),
  list: ({ filter = {}, page }) => ({
    query: ExamBankDocument,
    variables: {
      filter: { q: filter['q'], courseId: filter['courseId'], archived: false },
      page,
    },
    parseResponse: ({ data }) => ({ data: data.questions.items, total: data.questions.total }),
  }),
} satisfies Binding;

export const examPoolsBinding = {
  list: ({ filter = {}, page }) => ({
    query: ExamPoolsDocument,
    variables: { filter: { courseId: filter['courseId'] }, page },
    parseResponse: ({ data }) => ({
      data: data.questionPools.items,
      total: data.questionPools.total,
    }),
  }),
} satisfies Binding;
