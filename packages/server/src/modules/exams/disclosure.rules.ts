import type { StartMode } from './attempt.rules.ts';
import type { answerDisclosures } from './exam-kinds.rules.ts';

/** How a student stands with an exam by now. */
export interface Standing {
  readonly passed: boolean;
  readonly attemptsLeft: number;
}

/** When others sit the same questions; read where an exam shows its answers after the deadline. */
export interface OtherSittings {
  /** Until when any group, or anybody who has begun, may sit them; null: nobody does. */
  readonly until: string | null;
  /** Whether a group of the student's may still begin after its deadline. */
  readonly late: boolean;
}

/** A result of a student, as far as it decides what they read of its answers. */
export interface Disclosed {
  readonly mode: StartMode | 'TEST';
  readonly passed: boolean;
  readonly marking: boolean;
  /** Whether it ended without being handed in, and so may be given back. */
  readonly abandoned: boolean;
}

/** Whether the exam asks the student nothing more: it is passed, or no attempt is left. */
export const isThrough = ({ passed, attemptsLeft }: Standing): boolean =>
  passed || attemptsLeft === 0;

/**
 * Whether the student reads which answers were right and what each question earned, which is the same:
 * as the exam says. Practice tells nothing of questions that an attempt can still ask, and an attempt
 * that may be given back nothing either.
 */
export function showsAnswers(
  shown: (typeof answerDisclosures)[number],
  result: Disclosed,
  standing: Standing,
  others: OtherSittings | null,
  now: Date,
): boolean {
  if (result.mode !== 'EXAM' && !isThrough(standing)) return false;
  if (result.mode === 'EXAM' && result.abandoned && !standing.passed) return false;
  const passed = result.mode === 'EXAM' ? result.passed && !result.marking : standing.passed;
  switch (shown) {
    case 'AT_END':
      return true;
    case 'WHEN_PASSED':
      return passed;
    case 'WHEN_NO_ATTEMPTS_LEFT':
      return isThrough(standing);
    case 'AFTER_DEADLINE':
      return isOver(others, now) && (isThrough(standing) || others?.late !== true);
    case 'NEVER':
      return false;
  }
}

const isOver = (others: OtherSittings | null, now: Date): boolean =>
  others === null || others.until === null || now > new Date(others.until);

/** Whether of a practice not even the score is told: practised often enough, it would tell the key. */
export const isHeldBack = (mode: Disclosed['mode'], standing: Standing): boolean =>
  mode === 'PRACTICE' && !isThrough(standing);
