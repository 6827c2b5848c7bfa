import { isGiven, isSameAnswer, type GivenAnswer } from './questions/given-answer.rules.ts';

export interface Answer {
  /** Null: what was answered before is cleared. */
  readonly given: GivenAnswer | null;
  /**
   * Rises with every change in an attempt and with its time, so that of two answers to a question the
   * one that was given later has the higher one, on whatever device; that one counts.
   */
  readonly sequence: number;
}

export interface SheetAnswer extends Answer {
  readonly questionId: string;
}

export type Answers = Readonly<Record<string, Answer>>;

/** The answers of one attempt, by question id. */
export interface AnswerSheet {
  /** What the server has acknowledged. */
  readonly saved: Answers;
  /** What was given since and the server has not acknowledged yet. */
  readonly waiting: Answers;
}

/** What the server tells of a question when an attempt is opened. */
export interface KnownAnswer {
  readonly _id: string;
  readonly answer: GivenAnswer | null;
  readonly sequence: number;
}

/** What the server holds of a question: the number of the newest answer that it was sent. */
export interface HeldAnswer {
  readonly questionId: string;
  readonly sequence: number;
}

/**
 * The sheet of an attempt that is opened or reloaded: the server's answers, and from this device
 * those that never reached it. One that the server has in a newer version is dropped.
 */
export function openSheet(questions: readonly KnownAnswer[], kept: Answers): AnswerSheet {
  const saved: Record<string, Answer> = {};
  const waiting: Record<string, Answer> = {};
  for (const { _id, answer, sequence } of questions) {
    if (sequence > 0) saved[_id] = { given: answer, sequence };
    const own = kept[_id];
    if (own && own.sequence > sequence) waiting[_id] = own;
  }
  return { saved, waiting };
}

function entryOf(sheet: AnswerSheet, questionId: string): Answer | undefined {
  return sheet.waiting[questionId] ?? sheet.saved[questionId];
}

/** What is answered now; null where nothing is. */
export function answerOf(sheet: AnswerSheet, questionId: string): GivenAnswer | null {
  return entryOf(sheet, questionId)?.given ?? null;
}

/** The least number of an answer: tenths of a second since the attempt began, by the server's clock. */
export function numberAt(startedAt: string, serverNow: number): number {
  return Math.max(0, Math.floor((serverNow - new Date(startedAt).getTime()) / 100));
}

/** An answer gets the next number of the attempt, at least `least`. Giving the same again changes nothing. */
export function give(
  sheet: AnswerSheet,
  questionId: string,
  answer: GivenAnswer,
  least: number,
): AnswerSheet {
  const given = isGiven(answer) ? answer : null;
  if (isSameAnswer(answerOf(sheet, questionId), given)) return sheet;
  const sequence = Math.max(highestSequence(sheet) + 1, least);
  return adopt(sheet, { questionId, given, sequence });
}

/** Takes over an answer with its number, from another window of this device, unless it is older. */
export function adopt(sheet: AnswerSheet, { questionId, ...answer }: SheetAnswer): AnswerSheet {
  if ((entryOf(sheet, questionId)?.sequence ?? 0) >= answer.sequence) return sheet;
  return { ...sheet, waiting: { ...sheet.waiting, [questionId]: answer } };
}

function highestSequence({ saved, waiting }: AnswerSheet): number {
  const all = [...Object.values(saved), ...Object.values(waiting)];
  return Math.max(0, ...all.map(({ sequence }) => sequence));
}

const inOrder = (waiting: Answers) =>
  Object.entries(waiting).toSorted(([, a], [, b]) => a.sequence - b.sequence);

/**
 * The sheet where what waits gets the next numbers after those that the server knows, in its order. By a
 * clock that was put forward answers get numbers that no page can have counted to, which are refused.
 */
export function renumber(questions: readonly KnownAnswer[], waiting: Answers): AnswerSheet {
  const { saved } = openSheet(questions, {});
  const highest = highestSequence({ saved, waiting: {} });
  const anew = inOrder(waiting).map(([questionId, { given }], at): [string, Answer] => [
    questionId,
    { given, sequence: highest + at + 1 },
  ]);
  return { saved, waiting: Object.fromEntries(anew) };
}

/** The answer that has waited longest. */
export function nextToSend({ waiting }: AnswerSheet): SheetAnswer | undefined {
  const [oldest] = inOrder(waiting);
  return oldest && { questionId: oldest[0], ...oldest[1] };
}

/**
 * Notes what the server holds now. An answer given while ours was under way keeps waiting; one that
 * another device was faster with is the server's to tell (`isOvertaken`).
 */
export function acknowledge(sheet: AnswerSheet, sent: SheetAnswer, held: HeldAnswer): AnswerSheet {
  const { questionId, ...answer } = sent;
  const { [questionId]: own, ...others } = sheet.waiting;
  const saved = { ...sheet.saved, [questionId]: { ...answer, sequence: held.sequence } };
  const newer = own && own.sequence > held.sequence;
  return { saved, waiting: newer ? sheet.waiting : others };
}

/** Whether the server holds a newer answer than the one that it was sent. */
export const isOvertaken = (sent: SheetAnswer, held: HeldAnswer): boolean =>
  held.sequence > sent.sequence;

export function isAllSaved({ waiting }: AnswerSheet): boolean {
  return Object.keys(waiting).length === 0;
}

const firstDelay = 1_000;
const longestDelay = 15_000;

/** Milliseconds until the next try after so many failures in a row: 1, 2, 4, 8, then 15 seconds. */
export function retryDelay(failures: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay);
}
