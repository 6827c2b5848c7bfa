import { randomUUID } from 'node:crypto';
import type { PersonaKey } from '@lampstand/server/demo';
import { type Answer, answerTo, type Question } from './answers.ts';
import { acknowledge, type Browser } from './ask.ts';
import { field } from './field.ts';
import { insist, type Sending } from './insist.ts';

/** One attempt as its student's browser remembers it: only what was acknowledged. */
export interface Sitting {
  readonly attemptId: string;
  started: boolean;
  /** By question: the last answer that was acknowledged. */
  readonly answers: Map<string, { readonly answer: Answer; readonly sequence: number }>;
  /** How the student was told it ended, and the score that they were shown. */
  result: { readonly status: string; readonly score: number } | undefined;
  /** The step whose answer is awaited. */
  step: 'start' | 'answer' | 'finish' | 'none';
}

/** One student who sits one exam again and again. */
export interface Seat {
  readonly persona: PersonaKey;
  readonly examId: string;
  readonly questions: readonly Question[];
  readonly sittings: Sitting[];
}

/** What all seats share. */
export interface Room extends Sending {
  /** Until then a seat that has finished begins anew. */
  open: boolean;
  readonly browsers: Readonly<Partial<Record<PersonaKey, Browser>>>;
}

const start =
  'mutation ($_id: ID!, $exam: ID!) { startExamAttempt(_id: $_id, examId: $exam) { _id } }';
const save = 'mutation ($i: ExamAnswerInput!) { saveExamAnswer(examAnswerInput: $i) { sequence } }';
const finish = 'mutation ($_id: ID!) { finishExamAttempt(_id: $_id) { _id status score } }';

/** Asks as the seat's student until it is acknowledged. */
function send(room: Room, seat: Seat, query: string, variables: object): Promise<string> {
  const browser = room.browsers[seat.persona];
  if (!browser) throw new Error(`${seat.persona} is not signed in`);
  return insist(room, () => acknowledge(browser, query, variables));
}

function attemptOf(answered: string) {
  const whole: unknown = JSON.parse(answered);
  const data = field(whole, 'data');
  const attempt = field(data, 'startExamAttempt') ?? field(data, 'finishExamAttempt');
  return {
    id: String(field(attempt, '_id')),
    status: String(field(attempt, 'status')),
    score: Number(field(attempt, 'score')),
  };
}

const ends = ['PASSED', 'FAILED', 'MARKING'];

/** A whole attempt: start, two answers to each question, submission. */
async function sitOnce(room: Room, seat: Seat): Promise<void> {
  const { examId: exam, questions, sittings } = seat;
  const attemptId = randomUUID();
  const sitting: Sitting = {
    attemptId,
    started: false,
    answers: new Map(),
    result: undefined,
    step: 'start',
  };
  sittings.push(sitting);
  const begun = attemptOf(await send(room, seat, start, { _id: attemptId, exam }));
  if (begun.id !== attemptId) throw new Error(`${attemptId} became ${begun.id}`);
  sitting.started = true;
  sitting.step = 'answer';
  for (const sequence of [1, 2]) {
    for (const [at, question] of questions.entries()) {
      const answer = answerTo(question, at + sequence);
      const i = { attemptId, questionId: question.id, sequence, answer };
      await send(room, seat, save, { i });
      sitting.answers.set(question.id, { answer, sequence });
    }
  }
  sitting.step = 'finish';
  const { status, score } = attemptOf(await send(room, seat, finish, { _id: attemptId }));
  if (!ends.includes(status)) throw new Error(`${attemptId} is ${status}`);
  sitting.result = { status, score };
  sitting.step = 'none';
}

/** Every seat sits until the room closes; each finishes what it has begun. */
export async function sitAll(room: Room, seats: readonly Seat[]): Promise<void> {
  await Promise.all(
    seats.map(async (seat) => {
      while (room.open) await sitOnce(room, seat);
    }),
  );
}
