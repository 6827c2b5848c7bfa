import type { Answer, Answers } from './answer-sheet.rules.ts';
import { readAnswer } from './questions/given-answer.rules.ts';

/** The part of the browser's storage that is used. */
export type AnswerStorage = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

/** Whose answers they are: of two accounts on one device nobody gets the other's. */
export interface KeptFor {
  readonly userId: string;
  readonly attemptId: string;
}

const keyOf = ({ userId, attemptId }: KeptFor) => `lampstand.exam-answers.${userId}.${attemptId}`;

/** Answers of an attempt that this device keeps because the server has not acknowledged them. */
export function readKeptAnswers(owner: KeptFor, storage: AnswerStorage = localStorage): Answers {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(owner)) ?? '{}');
    return Object.fromEntries(entriesOf(kept).flatMap(toAnswer));
  } catch {
    // Storage is blocked, or somebody else wrote there: the server's answers remain.
    return {};
  }
}

export function keepAnswers(
  owner: KeptFor,
  waiting: Answers,
  storage: AnswerStorage = localStorage,
): void {
  try {
    if (Object.keys(waiting).length === 0) storage.removeItem(keyOf(owner));
    else storage.setItem(keyOf(owner), JSON.stringify(waiting));
  } catch {
    // A full or blocked storage only means that a reload cannot bring these answers back.
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function toAnswer([questionId, value]: [string, unknown]): [string, Answer][] {
  const parts = new Map(entriesOf(value));
  const sequence = parts.get('sequence');
  const cleared = parts.get('given') === null;
  const given = readAnswer(parts.get('given')) ?? null;
  const readable = cleared || given !== null;
  return typeof sequence === 'number' && readable ? [[questionId, { given, sequence }]] : [];
}
