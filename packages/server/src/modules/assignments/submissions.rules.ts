import { z } from 'zod';
import { DomainError, type ErrorKey } from '../../platform/errors.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import type { AssignmentRow, SubmissionRow } from './assignments.table.ts';
import { LocalDateTimeSchema } from './assignments.rules.ts';

/** Characters that a student may write. */
const MAX_TEXT = 100_000;

/** What a browser saves of a student's work while it is written. */
export const SubmissionDraftInputSchema = z.object({
  _id: ClientMadeId,
  assignmentId: z.string().min(1).max(64),
  sequence: z.int().min(1),
  text: z.string().max(MAX_TEXT),
  lateReason: z.string().trim().max(2000).nullish(),
});

export type SubmissionDraftInput = z.infer<typeof SubmissionDraftInputSchema>;

export const SubmissionGradeInputSchema = z.object({
  /** Per cent. */
  score: z.int().min(0).max(100).nullish(),
  completed: z.boolean().nullish(),
  /** HTML, cleaned besides. */
  feedback: z.string().max(50_000).nullish(),
  savedCommentIds: z.array(z.string()).max(50).nullish(),
});

export type SubmissionGradeInput = z.infer<typeof SubmissionGradeInputSchema>;

/** Why a student may hand in once more, and until when on the clock of the campus. */
export const ReopenInputSchema = z.object({
  assignmentId: z.string().min(1).max(64),
  userId: z.string().min(1).max(64),
  until: LocalDateTimeSchema,
  reason: z.string().trim().min(1).max(2000),
});

export type ReopenInput = z.infer<typeof ReopenInputSchema>;

/** Most submissions that are completed at once. */
export const MOST_AT_ONCE = 200;

export const assignmentStates = ['NOT_YET', 'OPEN', 'SUBMITTED', 'GRADED', 'CLOSED'] as const;

export type AssignmentState = (typeof assignmentStates)[number];

/** Where a student stands with an assignment. Moments are ISO texts. */
export interface Standing {
  readonly opensAt: string | null;
  readonly dueAt: string | null;
  /** Null before anything was begun. */
  readonly status: SubmissionRow['status'] | null;
  readonly reopenedUntil: string | null;
}

const secondOf = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

/** Whether a moment is not over, to the second: the second of the deadline is still in time. */
export const inTime = (now: string, until: string): boolean => secondOf(now) <= secondOf(until);

const isReopened = ({ reopenedUntil }: Standing, now: string): boolean =>
  reopenedUntil !== null && inTime(now, reopenedUntil);

/** Whether what is handed in now comes after the deadline. */
export const isLate = ({ dueAt }: Pick<Standing, 'dueAt'>, now: string): boolean =>
  dueAt !== null && !inTime(now, dueAt);

/**
 * Why nothing can be written or handed in now; null where it can. Open until the deadline, closed after
 * it or once graded (specification §4); whoever is let in once more may until then.
 */
export function closedReason(standing: Standing, now: string): ErrorKey | null {
  if (isReopened(standing, now)) return null;
  if (standing.status === 'GRADED') return 'errors.assignments.graded';
  const { opensAt } = standing;
  if (opensAt !== null && secondOf(now) < secondOf(opensAt)) return 'errors.assignments.notYet';
  return isLate(standing, now) ? 'errors.assignments.closed' : null;
}

/** How the student sees the assignment. */
export function stateOf(standing: Standing, now: string): AssignmentState {
  if (standing.status === 'GRADED' || standing.status === 'SUBMITTED') return standing.status;
  const reason = closedReason(standing, now);
  if (reason === null) return 'OPEN';
  return reason === 'errors.assignments.notYet' ? 'NOT_YET' : 'CLOSED';
}

/** @throws DomainError FORBIDDEN where nothing can be handed in now. */
export function checkOpen(standing: Standing, now: string): void {
  const reason = closedReason(standing, now);
  if (reason !== null) throw new DomainError('FORBIDDEN', reason);
}

interface Work {
  readonly text: string;
  readonly lateReason: string | null;
  readonly dueAt: string | null;
  /** How many files there are. */
  readonly files: number;
}

/** @throws DomainError INVALID where there is nothing, or nothing is said of why it comes late. */
export function checkHandingIn(work: Work, now: string): void {
  if (work.text.trim() === '' && work.files === 0) {
    throw new DomainError('INVALID', 'errors.assignments.nothing');
  }
  if (isLate(work, now) && !work.lateReason) {
    throw new DomainError('INVALID', 'errors.invalid', {
      lateReason: 'errors.assignments.lateReason',
    });
  }
}

/** What a grade puts into a submission. @throws DomainError INVALID with `score` or `completed`. */
export function gradeOf(
  kind: AssignmentRow['kind'],
  { score, completed }: Pick<SubmissionGradeInput, 'score' | 'completed'>,
): { readonly score: number | null; readonly completed: boolean | null } {
  if (kind === 'GRADED') {
    if (typeof score === 'number') return { score, completed: null };
    throw new DomainError('INVALID', 'errors.invalid', { score: 'errors.assignments.score' });
  }
  if (typeof completed === 'boolean') return { score: null, completed };
  throw new DomainError('INVALID', 'errors.invalid', {
    completed: 'errors.assignments.completion',
  });
}
