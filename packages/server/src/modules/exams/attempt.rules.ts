import type { ErrorCode, ErrorKey } from '../../platform/errors.ts';
import type { ExtraAttempts } from '../accommodations/index.ts';

export type AttemptStatus = 'OPEN' | 'MARKING' | 'FINISHED' | 'ABANDONED';
export type StartMode = 'EXAM' | 'PRACTICE';

/** A group through which a person is offered the exam's course, with its window for the exam. */
export interface Offer {
  readonly groupId: string;
  readonly regionId: string;
  readonly kind: 'CAMPUS' | 'ONLINE' | 'OFFLINE_APP';
  readonly selected: boolean;
  /** Null: open as long as the course is. */
  readonly opensAt: string | null;
  readonly deadline: string | null;
  readonly closesAt: string | null;
}

/** Where and when somebody wants to start. */
export interface Moment {
  readonly inOfflineApp: boolean;
  readonly now: Date;
}

/** Where a student stands with an exam. */
export interface Standing {
  readonly allowedAttempts: number;
  readonly attemptsUsed: number;
  readonly openAttemptId: string | null;
  /** Lessons of the course of which too little is seen. */
  readonly requirements: readonly unknown[];
}

/** What a start comes to. */
export type Start<O extends Offer> =
  | { readonly kind: 'go on'; readonly attemptId: string }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly reason: ErrorKey }
  | { readonly kind: 'begin'; readonly offer: O };

/** What stands between now and an offer's window. */
export function windowProblem(
  { opensAt, closesAt }: Pick<Offer, 'opensAt' | 'closesAt'>,
  now: Date,
): 'errors.exam.notOpenYet' | 'errors.exam.closed' | null {
  if (opensAt !== null && now < new Date(opensAt)) return 'errors.exam.notOpenYet';
  return closesAt !== null && now >= new Date(closesAt) ? 'errors.exam.closed' : null;
}

/**
 * The offer that an attempt belongs to: of those whose window is open, the selected group's, else the
 * first. Where no window is open, the one that the student is told about. In the offline app only
 * groups of its kind count (specification §5); elsewhere all do.
 */
export function offerFor<O extends Offer>(
  offers: readonly O[],
  { inOfflineApp, now }: Moment,
): O | undefined {
  const usable = inOfflineApp ? offers.filter(({ kind }) => kind === 'OFFLINE_APP') : offers;
  const open = usable.filter((offer) => windowProblem(offer, now) === null);
  const ahead = usable.filter((offer) => windowProblem(offer, now) === 'errors.exam.notOpenYet');
  const best = [open, ahead].find((list) => list.length > 0) ?? usable;
  return best.find((offer) => offer.selected) ?? best[0];
}

/** Decides what pressing Start does at an offer (see `offerFor`). An open attempt goes on. */
export function decideStart<O extends Offer>(
  standing: Standing,
  offer: O | undefined,
  now: Date,
): Start<O> {
  if (!offer) return { kind: 'refuse', code: 'FORBIDDEN', reason: 'errors.examOfflineOnly' };
  if (standing.openAttemptId !== null) return { kind: 'go on', attemptId: standing.openAttemptId };
  if (attemptsLeft(standing) === 0) {
    return { kind: 'refuse', code: 'LIMIT', reason: 'errors.examNoAttemptsLeft' };
  }
  const closed = windowProblem(offer, now);
  if (closed !== null) return { kind: 'refuse', code: 'FORBIDDEN', reason: closed };
  if (standing.requirements.length > 0) {
    return { kind: 'refuse', code: 'FORBIDDEN', reason: 'errors.learning.examNeedsLessons' };
  }
  return { kind: 'begin', offer };
}

export const attemptsLeft = (exam: {
  readonly allowedAttempts: number;
  readonly attemptsUsed: number;
}): number => Math.max(0, exam.allowedAttempts - exam.attemptsUsed);

/** Those that are left with the ones that the student alone has, while these count. */
export function attemptsLeftAt(
  exam: Parameters<typeof attemptsLeft>[0] & { readonly extra: ExtraAttempts | null },
  now: Date,
): number {
  const { allowedAttempts, attemptsUsed, extra } = exam;
  const counts = extra !== null && (extra.until === null || now < new Date(extra.until));
  return attemptsLeft({
    allowedAttempts: allowedAttempts + (counts ? extra.count : 0),
    attemptsUsed,
  });
}

/**
 * Decides what pressing Practise does: as often as one likes, while the exam can be sat, but not beside
 * a sitting that counts, whose answers it would tell.
 */
export function decidePractice<O extends Offer>(
  standing: Pick<Standing, 'openAttemptId' | 'requirements'> & {
    readonly practice: boolean;
    readonly openPracticeId: string | null;
  },
  offer: O | undefined,
  now: Date,
): Start<O> {
  if (!standing.practice) {
    return { kind: 'refuse', code: 'FORBIDDEN', reason: 'errors.exam.noPractice' };
  }
  if (standing.openAttemptId !== null) {
    return { kind: 'refuse', code: 'CONFLICT', reason: 'errors.exam.otherAttemptOpen' };
  }
  const unlimited = { allowedAttempts: 1, attemptsUsed: 0, openAttemptId: standing.openPracticeId };
  return decideStart({ ...unlimited, requirements: standing.requirements }, offer, now);
}

/** Whether a moment is after a deadline, to the second: at its very moment one is in time. */
export const isLate = (deadline: string | null, at: string): boolean =>
  deadline !== null && new Date(at) > new Date(deadline);

/** An attempt ends once; from an end only staff lead back. */
export const mayEnd = (status: AttemptStatus): boolean => status === 'OPEN';
