import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { attemptsLeft } from './attempt.rules.ts';
import { ReasonSchema, ScoreSchema } from './results.rules.ts';
import { countScore, type Outcome } from './scoring.rules.ts';

/** What the record of a paper exam must look like. */
export const RecordedResultInputSchema = z.object({
  examId: z.string().min(1),
  studentId: z.string().min(1),
  groupId: z.string().min(1),
  finishedAt: z.string(),
  score: ScoreSchema,
  reason: ReasonSchema,
});

export type RecordedResultInput = z.infer<typeof RecordedResultInputSchema>;

/** Where a student stands with an exam that can be recorded. */
export interface RecordStanding {
  readonly allowedAttempts: number;
  readonly attemptsUsed: number;
  readonly lastNumber: number;
  readonly openAttemptId: string | null;
}

/**
 * The number of the attempt that a paper exam becomes.
 * @throws DomainError CONFLICT while the student sits the exam, LIMIT when no attempt is left.
 */
export function numberOfRecord(standing: RecordStanding): number {
  if (standing.openAttemptId !== null) {
    throw new DomainError('CONFLICT', 'errors.exam.attemptOpen', {
      examId: 'errors.exam.attemptOpen',
    });
  }
  if (attemptsLeft(standing) === 0) {
    throw new DomainError('LIMIT', 'errors.examNoAttemptsLeft', {
      examId: 'errors.examNoAttemptsLeft',
    });
  }
  return standing.lastNumber + 1;
}

/** An exam is recorded after it was sat. @throws DomainError INVALID with the field `finishedAt`. */
export function checkFinished(finishedAt: string, now: Date): void {
  if (new Date(finishedAt) <= now) return;
  throw new DomainError('INVALID', 'errors.invalid', { finishedAt: 'errors.exam.inFuture' });
}

/** What a paper exam comes to: its score counts by the rule of a sat one, its points are unknown. */
export const recordOutcome = (
  earned: number,
  number: number,
  passMark: number,
): Omit<Outcome, 'points' | 'totalPoints'> =>
  countScore(earned, { number, passMark, end: 'FINISHED', late: false });

/** A record sent again is the same where it is of the same exam of the same person in the same group. */
export const isSameRecord = (
  made: Pick<RecordedResultInput, 'examId' | 'groupId'> & {
    readonly userId: string;
    readonly recordedAt: string | null;
  },
  input: RecordedResultInput,
): boolean =>
  made.recordedAt !== null &&
  made.userId === input.studentId &&
  made.examId === input.examId &&
  made.groupId === input.groupId;
