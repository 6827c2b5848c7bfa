import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';

/** A score that somebody writes down: whole per cent. */
export const ScoreSchema = z.int().min(0).max(100);
/** Why somebody writes a score down by hand. */
export const ReasonSchema = z.string().trim().min(1).max(1000);

/** What a correction must look like. */
export const ExamResultInputSchema = z.object({ score: ScoreSchema, reason: ReasonSchema });

export type ExamResultInput = z.infer<typeof ExamResultInputSchema>;

/** The part of a result that a correction touches; scores are whole per cent. */
interface Scored {
  readonly score: number | null;
  readonly correctedFrom: number | null;
}

/**
 * What a corrected score comes to. A person has decided what counts, so no penalty is taken off it,
 * and the pass mark alone says whether it passes, also for an attempt that was left. The score before
 * the first correction stays, however often it is corrected.
 * @throws DomainError INVALID with the field `score` where nothing would change.
 */
export function correctScore(before: Scored, score: number, passMark: number) {
  if (before.score === score) {
    throw new DomainError('INVALID', 'errors.invalid', { score: 'errors.exam.sameScore' });
  }
  return {
    score,
    scaledFrom: null,
    penalty: null,
    passed: score >= passMark,
    correctedFrom: before.correctedFrom ?? before.score,
  };
}
