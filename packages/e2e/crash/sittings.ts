import { randomUUID } from 'node:crypto';
import { choiceId, type PersonaKey } from '@lampstand/server/demo';
import { acknowledge, type Browser } from './ask.ts';
import { field } from './field.ts';
import { insist, type Sending } from './insist.ts';

/** One attempt as its student's browser remembers it: only what was acknowledged. */
export interface Sitting {
  readonly attemptId: string;
  started: boolean;
  /** By question: the last answer that was acknowledged. */
  readonly answers: Map<string, { readonly choiceId: string; readonly sequence: number }>;
  /** The score that the student was shown. */
  score: number | undefined;
  /** The step whose answer is awaited. */
  step: 'start' | 'answer' | 'finish' | 'none';
}

/** One student who sits one exam again and again. */
export interface Seat {
  readonly persona: PersonaKey;
  readonly examId: string;
  readonly questionIds: readonly string[];
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
const answer =
  'mutation ($i: ExamAnswerInput!) { saveExamAnswer(examAnswerInput: $i) { sequence } }';
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
  const [id, status] = [field(attempt, '_id'), field(attempt, 'status')].map(String);
  return { id, status, score: Number(field(attempt, 'score')) };
}

/** A whole attempt: start, two answers to each question, submission. */
async function sitOnce(room: Room, seat: Seat): Promise<void> {
  const { examId: exam, questionIds, sittings } = seat;
  const attemptId = randomUUID();
  const sitting: Sitting = {
    attemptId,
    started: false,
    answers: new Map(),
    score: undefined,
    step: 'start',
  };
  sittings.push(sitting);
  const begun = attemptOf(await send(room, seat, start, { _id: attemptId, exam }));
  if (begun.id !== attemptId) throw new Error(`${attemptId} became ${begun.id}`);
  sitting.started = true;
  sitting.step = 'answer';
  for (const sequence of [1, 2]) {
    for (const [at, questionId] of questionIds.entries()) {
      const given = { choiceId: choiceId(questionId, ((at + sequence) % 2) + 1), sequence };
      const i = { attemptId, questionId, sequence, answer: { choiceIds: [given.choiceId] } };
      await send(room, seat, answer, { i });
      sitting.answers.set(questionId, given);
    }
  }
  sitting.step = 'finish';
  const ended = attemptOf(await send(room, seat, finish, { _id: attemptId }));
  if (ended.status !== 'PASSED' && ended.status !== 'FAILED')
    throw new Error(`${attemptId} is ${ended.status}`);
  sitting.score = ended.score;
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
