import { builder } from '../../graphql/builder.ts';
import type { GivenAnswer } from '../questions/questions.table.ts';
import { AnswerPairRef } from '../questions/index.ts';
import type { Exam } from './exams.list.ts';
import {
  answerDisclosures,
  attemptEnds,
  attemptModes,
  attemptStatuses,
  penalties,
  startModes,
} from './exam-kinds.rules.ts';
import type { ExamResult } from './results.list.ts';

/** Results and exams name each other, so their names are declared before they are described. */
export const ExamRef = builder.objectRef<Exam>('Exam');
export const ExamResultRef = builder.objectRef<ExamResult>('ExamResult');

export const ExamLinkRef = builder.objectRef<NonNullable<ExamResult['exam']>>('ExamLink');

export const AttemptStatus = builder.enumType('AttemptStatus', { values: attemptStatuses });
export const AttemptMode = builder.enumType('AttemptMode', { values: attemptModes });
export const ExamStartMode = builder.enumType('ExamStartMode', {
  description: 'What a person may start; test runs belong to `startExamTest`.',
  values: startModes,
});
export const AttemptEnd = builder.enumType('AttemptEnd', { values: attemptEnds });
export const PenaltyRef = builder.enumType('ExamPenalty', { values: penalties });
export const AnswerDisclosure = builder.enumType('AnswerDisclosure', {
  description:
    'When a student reads which answers were right and what each question earned. WHEN_NO_ATTEMPTS_LEFT: or once it is passed. AFTER_DEADLINE: of the last group that sits the same questions.',
  values: answerDisclosures,
});
export const ResultStatus = builder.enumType('ResultStatus', {
  description:
    'MARKING: there is no score yet: some answers wait for a person to mark them, or it is held back.',
  values: ['PASSED', 'FAILED', 'MARKING'] as const,
});

const GivenBlank = builder.objectRef<GivenAnswer['blanks'][number]>('GivenBlank').implement({
  fields: (t) => ({ blankId: t.exposeID('blankId'), text: t.exposeString('text') }),
});

export const GivenAnswerRef = builder.objectRef<GivenAnswer>('GivenAnswer').implement({
  description: 'What was answered; the fields of the question’s kind are filled.',
  fields: (t) => ({
    choiceIds: t.idList({ resolve: (answer) => [...answer.choiceIds] }),
    pairs: t.field({ type: [AnswerPairRef], resolve: (answer) => [...answer.pairs] }),
    order: t.idList({ resolve: (answer) => [...answer.order] }),
    blanks: t.field({ type: [GivenBlank], resolve: (answer) => [...answer.blanks] }),
    number: t.exposeString('number', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
  }),
});
