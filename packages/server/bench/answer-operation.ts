import { z } from 'zod';
import { type BenchAnswer, SAVE } from './exam-sitting.ts';
import type { Operation } from './operation.ts';

const SAVE_SQL = `with saved as (
  update attempt_questions set answer = $4::jsonb, saved_at = now(), sequence = $3
  where attempt_id = $1 and question_id = $2 and sequence < $3
  returning question_id, sequence, saved_at)
select json_build_object('data', json_build_object('saveExamAnswer', json_build_object('questionId', question_id, 'sequence', sequence, 'savedAt', saved_at)))::text as body from saved`;

const Variables = z.object({
  answer: z.object({
    attemptId: z.string(),
    questionId: z.string(),
    sequence: z.int(),
    answer: z.unknown(),
  }),
});

/**
 * P9: saving an answer of an exam, each time a newer one.
 * @param answers one to each question of an open attempt of the student.
 */
export function saveOperation(answers: readonly Omit<BenchAnswer, 'sequence'>[]): Operation {
  let sequence = 0;
  return {
    name: 'save answer',
    persona: 'student',
    query: SAVE,
    variables: (n) => {
      sequence += 1;
      return { answer: { ...answers[n % answers.length], sequence } };
    },
    changing: /"sequence":\d+|"savedAt":"[^"]+"/,
    sql: SAVE_SQL,
    parameters: (variables) => {
      const { attemptId, questionId, sequence: newest, answer } = Variables.parse(variables).answer;
      return [attemptId, questionId, newest, JSON.stringify(answer)];
    },
  };
}
