import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable-text.ts';
import type { appealStatuses } from './appeals.table.ts';

/** How long after a result a student may appeal. */
const APPEAL_DAYS = 14;
const DAY_MS = 86_400_000;
/** Of new time in an exam, at most. */
const MOST_MINUTES = 240;

/** What a student or a reader writes. */
export const AppealTextSchema = z.string().trim().min(3).max(4000).refine(isStorable);
export const MinutesSchema = z.number().int().min(1).max(MOST_MINUTES).nullish();
/** Per cent. */
export const ScoreSchema = z.number().int().min(0).max(100).nullish();

type Status = (typeof appealStatuses)[number];

/** Who has already had a say in a case. */
export interface Readers {
  readonly userId: string;
  readonly status: Status;
  /** Null where the program decided, for example by a rule of the exam. */
  readonly gradedBy: string | null;
  readonly firstReaderId: string | null;
}

const waits = (status: Status): boolean => status === 'OPEN' || status === 'SECOND_READING';

/** Until when an appeal against a result is possible. @param resultAt ISO moment. */
export const appealableUntil = (resultAt: string): string =>
  new Date(Date.parse(resultAt) + APPEAL_DAYS * DAY_MS).toISOString();

/**
 * Whether a student may appeal: within the window, while no other appeal waits, and not against what
 * an appeal has confirmed. A result that came after a decision is another one.
 * @param earlier the last appeal against the same thing.
 * @throws DomainError CONFLICT
 */
export function checkOpening(
  resultAt: string,
  now: string,
  earlier: { readonly status: Status; readonly decidedAt: string | null } | undefined,
): void {
  if (earlier && waits(earlier.status)) refuse('errors.appeals.waiting');
  if (earlier?.status === 'DECLINED' && (earlier.decidedAt ?? now) >= resultAt) {
    refuse('errors.appeals.decidedBefore');
  }
  if (now > appealableUntil(resultAt)) {
    throw new DomainError('CONFLICT', {
      key: 'errors.appeals.windowOver',
      args: { days: APPEAL_DAYS },
    });
  }
}

/** Who reads a case. */
export interface Acting {
  /** The reader, and whoever looks through their eyes. */
  readonly ids: readonly string[];
  /** Whether they may change what the appeal is about. */
  readonly mayMend: boolean;
}

/** What a reader may do with a case. */
export interface Choices {
  readonly accept: boolean;
  readonly decline: boolean;
  readonly askSecondReader: boolean;
}

const NOTHING: Choices = { accept: false, decline: false, askSecondReader: false };

/**
 * What somebody may do with a case that they read. Whoever graded may see their own mistake and
 * accept, but not decline: that is another's. Of the second reading the first reader is kept out, too.
 * Nobody decides their own, and nobody accepts what they may not mend.
 */
export function choicesOf(appeal: Readers, { ids: acting, mayMend }: Acting): Choices {
  const { status, userId, gradedBy, firstReaderId } = appeal;
  if (!waits(status) || acting.includes(userId)) return NOTHING;
  const graded = gradedBy !== null && acting.includes(gradedBy);
  if (status === 'OPEN') return { accept: mayMend, decline: !graded, askSecondReader: true };
  const another = !graded && !(firstReaderId !== null && acting.includes(firstReaderId));
  return { accept: another && mayMend, decline: another, askSecondReader: false };
}

/** @throws DomainError CONFLICT (over), FORBIDDEN (own, or somebody else's to decide). */
export function checkChoice(appeal: Readers, acting: Acting, choice: keyof Choices): void {
  if (!waits(appeal.status)) refuse('errors.appeals.over');
  if (acting.ids.includes(appeal.userId)) {
    throw new DomainError('FORBIDDEN', 'errors.appeals.ownDecision');
  }
  if (choicesOf(appeal, acting)[choice]) return;
  if (choice === 'accept' && !acting.mayMend) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  if (choice === 'askSecondReader') throw new DomainError('CONFLICT', 'errors.conflict');
  throw new DomainError('FORBIDDEN', 'errors.appeals.anotherReader');
}

/** @throws DomainError CONFLICT where there is nothing left to withdraw. */
export function checkWithdrawal({ status }: { readonly status: Status }): void {
  if (!waits(status)) refuse('errors.appeals.over');
}

function refuse(
  message: 'errors.appeals.waiting' | 'errors.appeals.decidedBefore' | 'errors.appeals.over',
): never {
  throw new DomainError('CONFLICT', message);
}
