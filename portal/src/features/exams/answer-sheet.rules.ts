export interface Answer {
  readonly choiceId: string;
  /** Rises with every change in an attempt; of two answers to a question the higher one counts. */
  readonly sequence: number;
}

export interface GivenAnswer extends Answer {
  readonly questionId: string;
}

export type Answers = Readonly<Record<string, Answer>>;

/** The answers of one attempt, by question id. */
export interface AnswerSheet {
  /** What the server has acknowledged. */
  readonly saved: Answers;
  /** What was chosen since and the server has not acknowledged yet. */
  readonly waiting: Answers;
}

/** What the server tells of a question when an attempt is opened. */
export interface KnownAnswer {
  readonly _id: string;
  readonly chosenId: string | null;
  readonly sequence: number;
}

/**
 * The sheet of an attempt that is opened or reloaded: the server's answers, and from this device
 * those that never reached it. One that the server has in a newer version is dropped.
 */
export function openSheet(questions: readonly KnownAnswer[], kept: Answers): AnswerSheet {
  const saved: Record<string, Answer> = {};
  const waiting: Record<string, Answer> = {};
  for (const { _id, chosenId, sequence } of questions) {
    if (chosenId !== null) saved[_id] = { choiceId: chosenId, sequence };
    const own = kept[_id];
    if (own && own.sequence > sequence) waiting[_id] = own;
  }
  return { saved, waiting };
}

export function answerOf(sheet: AnswerSheet, questionId: string): Answer | undefined {
  return sheet.waiting[questionId] ?? sheet.saved[questionId];
}

/** A choice gets the next number of the attempt. Choosing the same again changes nothing. */
export function choose(sheet: AnswerSheet, questionId: string, choiceId: string): AnswerSheet {
  if (answerOf(sheet, questionId)?.choiceId === choiceId) return sheet;
  const answer = { choiceId, sequence: highestSequence(sheet) + 1 };
  return { ...sheet, waiting: { ...sheet.waiting, [questionId]: answer } };
}

function highestSequence({ saved, waiting }: AnswerSheet): number {
  const all = [...Object.values(saved), ...Object.values(waiting)];
  return Math.max(0, ...all.map(({ sequence }) => sequence));
}

/** The answer that has waited longest. */
export function nextToSend({ waiting }: AnswerSheet): GivenAnswer | undefined {
  const [oldest] = Object.entries(waiting).sort(([, a], [, b]) => a.sequence - b.sequence);
  return oldest && { questionId: oldest[0], ...oldest[1] };
}

/**
 * Notes what the server holds now. It answers with its newest answer to the question, which is not
 * ours where another window was faster. A choice made while ours was under way keeps waiting.
 */
export function acknowledge(sheet: AnswerSheet, held: GivenAnswer): AnswerSheet {
  const { questionId, choiceId, sequence } = held;
  const { [questionId]: own, ...others } = sheet.waiting;
  const saved = { ...sheet.saved, [questionId]: { choiceId, sequence } };
  const newer = own && own.sequence > sequence;
  return { saved, waiting: newer ? sheet.waiting : others };
}

export function isAllSaved({ waiting }: AnswerSheet): boolean {
  return Object.keys(waiting).length === 0;
}

const firstDelay = 1_000;
const longestDelay = 15_000;

/** Milliseconds until the next try after so many failures in a row: 1, 2, 4, 8, then 15 seconds. */
export function retryDelay(failures: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay);
}
