import { builder } from '../../graphql/builder.ts';
import type { Exam } from './exams.list.ts';
import { attemptStatuses, oldQuestionKinds } from './exams.table.ts';
import type { ExamResult } from './results.list.ts';

/** Results and exams name each other, so their names are declared before they are described. */
export const ExamRef = builder.objectRef<Exam>('Exam');
export const ExamResultRef = builder.objectRef<ExamResult>('ExamResult');

export const ExamLinkRef = builder.objectRef<NonNullable<ExamResult['exam']>>('ExamLink');

export const QuestionKind = builder.enumType('QuestionKind', { values: oldQuestionKinds });
export const AttemptStatus = builder.enumType('AttemptStatus', { values: attemptStatuses });
export const ResultStatus = builder.enumType('ResultStatus', {
  values: ['PASSED', 'FAILED'] as const,
});
