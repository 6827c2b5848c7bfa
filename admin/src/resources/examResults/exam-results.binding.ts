import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  ExamResultsCorrectDocument,
  ExamResultsListDocument,
  ExamResultsMarkDocument,
  ExamResultsOneDocument,
  ExamResultsRecordableDocument,
  ExamResultsRecordDocument,
  ExamResultsRestoreDocument,
  ExamResultsToMarkDocument,
  type ExamResultInput,
  type ExamResultRecordFragment,
  type ExamResultsRecordableQuery,
  type ExamResultsToMarkQuery,
  type RecordedResultInput,
} from './exam-results.generated.ts';

/** A result as the form corrects it: each correction has a reason of its own. */
const toForm = (result: ExamResultRecordFragment) => ({ ...result, reason: '' });

export type ExamResultRecord = ReturnType<typeof toForm>;

/** The form of a paper exam; `recordId` was made when it was opened. */
interface RecordForm extends RecordedResultInput {
  readonly recordId: string;
}

/** Results are made by exams; by hand they are recorded from paper and corrected, never removed. */
export const examResultsBinding = {
  list: listVerb({
    document: ExamResultsListDocument,
    read: ({ examResults }) => examResults,
    sorts: ['finishedAt', 'score'],
    filters: {
      ids: true,
      q: true,
      groupId: true,
      regionId: true,
      courseId: true,
      examId: true,
      studentId: true,
      status: true,
      finishedFrom: true,
      finishedTo: true,
    },
    toFilter: ({ finishedFrom, finishedTo, ...filter }) => ({
      ...filter,
      ...(typeof finishedFrom === 'string' ? { finishedFrom: startOfDay(finishedFrom, 0) } : {}),
      ...(typeof finishedTo === 'string' ? { finishedTo: startOfDay(finishedTo, 1) } : {}),
    }),
  }),
  one: recordVerb(
    ExamResultsOneDocument,
    (id: string) => ({ id }),
    ({ examResult }) => toForm(examResult),
  ),
  create: recordVerb(
    ExamResultsRecordDocument,
    ({ recordId, ...form }: RecordForm) => ({
      id: recordId,
      input: {
        studentId: form.studentId,
        groupId: form.groupId,
        examId: form.examId,
        // The browser's own picker gives the reader's time without a zone.
        finishedAt: new Date(form.finishedAt).toISOString(),
        score: form.score,
        reason: form.reason,
      },
    }),
    ({ recordExamResult }) => toForm(recordExamResult),
  ),
  update: recordVerb(
    ExamResultsCorrectDocument,
    ({ id, version, values: { score, reason } }: UpdateRequest<ExamResultInput>) => ({
      id,
      version,
      input: { score, reason },
    }),
    ({ correctExamResult }) => toForm(correctExamResult),
  ),
} satisfies Binding;

export type RecordableExam = ExamResultsRecordableQuery['recordableExams'][number];

/** What can be recorded for the student of the filter; the whole list, whatever page is asked. */
export const recordableExamsBinding = {
  list: ({ filter = {} }) => ({
    query: ExamResultsRecordableDocument,
    variables: { studentId: filter['studentId'] },
    parseResponse: ({ data }) => ({
      data: data.recordableExams.map((choice: RecordableExam) => ({
        ...choice,
        id: `${choice.group.id} ${choice.exam.id}`,
      })),
      total: data.recordableExams.length,
    }),
  }),
} satisfies Binding;

export type WaitingAttempt = ExamResultsToMarkQuery['attemptsToMark']['items'][number];

/** What waits for somebody's marks. */
export const examMarkingBinding = {
  list: ({ filter = {}, page }) => ({
    query: ExamResultsToMarkDocument,
    variables: { filter: filter['q'] ? { q: filter['q'] } : {}, page },
    parseResponse: ({ data }) => {
      const { items, total } = data.attemptsToMark;
      return { data: items, total };
    },
  }),
} satisfies Binding;

const notListed = () => {
  throw new Error('What is done to an attempt is done, not listed');
};

export interface MarkRequest {
  readonly attemptId: string;
  readonly questionId: string;
  /** Points, with hundredths at most; null takes the marks back. */
  readonly earned: number | null;
  readonly comment: string | null;
  /** Why marks are taken back. */
  readonly reason?: string;
  readonly version: number;
}

export const examMarksBinding = {
  list: notListed,
  create: recordVerb(
    ExamResultsMarkDocument,
    (request: MarkRequest) => ({ ...request }),
    ({ gradeExamAnswer }) => toForm(gradeExamAnswer),
  ),
} satisfies Binding;

export interface RestoreRequest {
  readonly attemptId: string;
  readonly reason: string;
  readonly minutes: number;
}

export const examRestoresBinding = {
  list: notListed,
  create: recordVerb(
    ExamResultsRestoreDocument,
    ({ attemptId, reason, minutes }: RestoreRequest) => ({ id: attemptId, reason, minutes }),
    ({ restoreExamAttempt }) => restoreExamAttempt.exam,
  ),
} satisfies Binding;

/**
 * The filter form gives days (`2026-09-01`); the server compares moments. A day begins at midnight
 * where the reader is; `later` days further on closes the range after the last day.
 */
function startOfDay(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
