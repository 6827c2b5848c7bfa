import type { ErrorCode, ErrorKey } from '../../platform/errors.ts';

export type AttemptStatus = 'OPEN' | 'MARKING' | 'FINISHED' | 'ABANDONED';

/** A group through which a person is offered the exam's course. */
export interface Offer {
  readonly groupId: string;
  readonly regionId: string;
  readonly kind: 'CAMPUS' | 'ONLINE' | 'OFFLINE_APP';
  readonly selected: boolean;
}

/** Where a student stands with an exam. */
export interface Standing {
  readonly allowedAttempts: number;
  readonly attemptsUsed: number;
  readonly openAttemptId: string | null;
  /** Lessons of the course of which too little is seen. */
  readonly requirements: readonly unknown[];
  /** In the order in which they are tried. */
  readonly offers: readonly Offer[];
}

/** What a start comes to. */
export type Start =
  | { readonly kind: 'go on'; readonly attemptId: string }
  | { readonly kind: 'refuse'; readonly code: ErrorCode; readonly reason: ErrorKey }
  | { readonly kind: 'begin'; readonly offer: Offer };

/** In the offline app only groups of its kind count (specification §5); elsewhere all do. */
const usableOffers = (standing: Standing, inOfflineApp: boolean): readonly Offer[] =>
  inOfflineApp ? standing.offers.filter((offer) => offer.kind === 'OFFLINE_APP') : standing.offers;

/**
 * Decides what pressing Start does. An open attempt goes on; the attempt belongs to the selected
 * group where that has the course, otherwise to the first that has.
 */
export function decideStart(standing: Standing, inOfflineApp: boolean): Start {
  const offers = usableOffers(standing, inOfflineApp);
  const offer = offers.find((each) => each.selected) ?? offers[0];
  if (!offer) return { kind: 'refuse', code: 'FORBIDDEN', reason: 'errors.examOfflineOnly' };
  if (standing.openAttemptId !== null) return { kind: 'go on', attemptId: standing.openAttemptId };
  if (attemptsLeft(standing) === 0) {
    return { kind: 'refuse', code: 'LIMIT', reason: 'errors.examNoAttemptsLeft' };
  }
  if (standing.requirements.length > 0) {
    return { kind: 'refuse', code: 'FORBIDDEN', reason: 'errors.learning.examNeedsLessons' };
  }
  return { kind: 'begin', offer };
}

/** Why a student cannot start or go on, or null when nothing is in the way. */
export function blockedReason(standing: Standing, inOfflineApp: boolean): ErrorKey | null {
  const start = decideStart(standing, inOfflineApp);
  return start.kind === 'refuse' ? start.reason : null;
}

export const attemptsLeft = (exam: {
  readonly allowedAttempts: number;
  readonly attemptsUsed: number;
}): number => Math.max(0, exam.allowedAttempts - exam.attemptsUsed);

/** An attempt ends once: finished or abandoned, and neither leads anywhere. */
export const mayEnd = (status: AttemptStatus): boolean => status === 'OPEN';
