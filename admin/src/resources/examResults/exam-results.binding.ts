import { listVerb, recordVerb, type Binding } from '../../data/binding.ts';
import { ExamResultsListDocument, ExamResultsOneDocument } from './exam-results.generated.ts';

/** Results are made by exams: they are read here and never written. */
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
    ({ examResult }) => examResult,
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
