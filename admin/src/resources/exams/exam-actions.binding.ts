import { recordVerb, type Binding } from '../../data/binding.ts';
import {
  ExamGroupsDocument,
  ExamRemoveWindowDocument,
  ExamSetWindowDocument,
  ExamStartTestDocument,
  ExamWindowsDocument,
  type ExamGroupsQuery,
  type ExamWindowInput,
  type ExamWindowRecordFragment,
} from './exam-actions.generated.ts';

export type WindowRecord = ExamWindowRecordFragment;

export interface WindowRequest extends ExamWindowInput {
  /** Of the window that was seen; null for a new one. */
  readonly version: number | null;
}

/** When the groups of an exam sit it; set anew or changed, it is the same mutation. */
export const examWindowsBinding = {
  list: ({ filter = {} }) => ({
    query: ExamWindowsDocument,
    variables: { id: String(filter['examId']) },
    parseResponse: ({ data }) => {
      const { windows } = data.exam;
      return { data: windows, total: windows.length };
    },
  }),
  create: recordVerb(
    ExamSetWindowDocument,
    ({ version, ...input }: WindowRequest) => ({ input, version }),
    ({ setExamWindow }) => setExamWindow,
  ),
  remove: (id: string, version: unknown) =>
    recordVerb(
      ExamRemoveWindowDocument,
      (seen: number) => ({ id, version: seen }),
      ({ removeExamWindow }) => removeExamWindow,
    )(Number(version)),
} satisfies Binding;

export type ExamGroup = ExamGroupsQuery['course']['offerings'][number]['group'];

/** The groups that an exam's course is offered to, with the clock of their campus. */
export const examGroupsBinding = {
  list: ({ filter = {} }) => ({
    query: ExamGroupsDocument,
    variables: { courseId: String(filter['courseId']) },
    parseResponse: ({ data }) => {
      const groups = data.course.offerings.map(({ group }: { group: ExamGroup }) => group);
      return { data: groups, total: groups.length };
    },
  }),
} satisfies Binding;

export interface TestRequest {
  readonly testId: string;
  readonly examId: string;
  readonly locale: string;
}

/** Test runs are begun here and sat in the portal. */
export const examTestsBinding = {
  list: () => {
    throw new Error('Test runs are begun, not listed');
  },
  create: recordVerb(
    ExamStartTestDocument,
    ({ testId, examId, locale }: TestRequest) => ({ id: testId, examId, locale }),
    ({ startExamTest }) => startExamTest,
  ),
} satisfies Binding;
