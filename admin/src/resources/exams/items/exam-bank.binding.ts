import type { Binding } from '../../../data/binding.ts';
import {
  ExamBankDocument,
  ExamPoolsDocument,
  type ExamBankQuery,
  type ExamPoolsQuery,
} from './exam-bank.generated.ts';

export type BankQuestion = ExamBankQuery['questions']['items'][number];
export type BankPool = ExamPoolsQuery['questionPools']['items'][number];

/** What the search dialog asks of a course's bank: what is not archived, with its newest version. */
export const examBankBinding = {
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
