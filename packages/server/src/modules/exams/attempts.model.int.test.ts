import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { examSequences } from '../../testing/env.ts';
import { sentAnswer } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { studentContext } from '../../testing/student-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveExamAnswer } from './answers.service.ts';
import { settleAttempts } from './attempts.jobs.ts';
import { endExamAttempt, startExamAttempt } from './attempts.service.ts';
import { noteExamPresence } from './presence.service.ts';
import { restoreExamAttempt } from './restoring.service.ts';
import { examAttempts, exams } from './exams.table.ts';

let app: TestApp;
/** The exam of all sequences: making one takes longer than a sequence. */
let exam: TestExam;
beforeAll(async () => {
  app = await createTestApp();
  const points = [1, 1, 1];
  exam = await anExam(app, { allowedAttempts: ALLOWED, points, timeLimitMinutes: LIMIT / 60 });
});
afterAll(() => app.close());

/** As nobody has sat it yet. */
async function anew() {
  const { db } = app.services.database;
  await db.delete(examAttempts).where(eq(examAttempts.examId, exam._id));
  await db.update(exams).set({ published: true }).where(eq(exams._id, exam._id));
}

const ALLOWED = 2;
/** Seconds. */
const LIMIT = 600;
const GRACE = 60;
/** Of a page that is not heard of. */
const CONNECTION_GRACE = 300;
const slot = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('start' as const), slot }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      slot,
      question: fc.integer({ min: 0, max: 2 }),
      right: fc.boolean(),
      sequence: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('finishExamAttempt' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('abandonExamAttempt' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('close' as const), slot }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      slot,
      seconds: fc.constantFrom(5, 20, 40, 65, 300, 311),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('presence' as const),
      slot,
      state: fc.constantFrom(
        'HERE' as const,
        'HIDDEN' as const,
        'LEFT' as const,
        'CLOSED' as const,
        'LOGGED_OUT' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('settle' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restore' as const), slot }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Sitting {
  status: 'OPEN' | 'FINISHED' | 'ABANDONED';
  /** Seconds since the beginning. */
  due: number;
  ended: number;
  seen: number | null;
  left: number | null;
  readonly answers: Map<number, { right: boolean; sequence: number }>;
}

const rightOf = ({ answers }: Sitting): number =>
  [...answers.values()].filter((one) => one.right).length;
/** Of three questions all three, since two are 67 per cent. */
const passes = (sitting: Sitting): boolean =>
  sitting.status === 'FINISHED' && rightOf(sitting) === 3;

/** What an exam ought to be: the whole law, in a few lines and without a database. */
class Model {
  readonly sittings = new Map<number, Sitting>();
  published = true;
  now = 0;

  /** Time that is up, or a page that is away for too long, ends a sitting by itself. */
  settle(): void {
    for (const sitting of this.sittings.values()) {
      if (sitting.status !== 'OPEN') continue;
      const { due, left, seen } = sitting;
      const away = Math.min((left ?? Infinity) + GRACE, (seen ?? Infinity) + 10 + CONNECTION_GRACE);
      if (Math.min(away, due + 15) >= this.now) continue;
      const timeUp = due + 15 <= away;
      sitting.status = timeUp ? 'FINISHED' : 'ABANDONED';
      sitting.ended = timeUp ? due : Math.min(left ?? Infinity, seen ?? Infinity);
    }
  }

  expected(given: Step): string {
    this.settle();
    const sitting = this.sittings.get(given.slot);
    switch (given.does) {
      case 'start': {
        const open = [...this.sittings].find(([, each]) => each.status === 'OPEN');
        if (sitting) return `${given.slot}`;
        if (!this.published) return 'NOT_FOUND';
        if (open) return `${open[0]}`;
        if (this.sittings.size === ALLOWED) return 'LIMIT';
        this.sittings.set(given.slot, {
          status: 'OPEN',
          due: this.now + LIMIT,
          ended: 0,
          seen: this.now,
          left: null,
          answers: new Map(),
        });
        return `${given.slot}`;
      }
      case 'save': {
        if (!sitting) return 'NOT_FOUND';
        if (sitting.status !== 'OPEN') return 'CONFLICT';
        const known = sitting.answers.get(given.question);
        if (!known || given.sequence > known.sequence) sitting.answers.set(given.question, given);
        return `${sitting.answers.get(given.question)?.sequence}`;
      }
      case 'close':
        this.published = false;
        return 'closed';
      case 'wait':
        this.now += given.seconds;
        return 'waited';
      case 'settle':
        return 'settled';
      case 'presence': {
        if (!sitting) return 'NOT_FOUND';
        if (sitting.status !== 'OPEN') return sitting.status;
        sitting.seen = this.now;
        if (given.state === 'HERE') sitting.left = null;
        else if (given.state !== 'HIDDEN') sitting.left ??= this.now;
        return 'OPEN';
      }
      case 'restore': {
        if (!sitting) return 'NOT_FOUND';
        const open = [...this.sittings.values()].some((each) => each.status === 'OPEN');
        if (open || sitting.status === 'OPEN' || passes(sitting)) return 'CONFLICT';
        sitting.status = 'OPEN';
        sitting.due = this.now + Math.max(sitting.due - sitting.ended, 600);
        sitting.seen = null;
        sitting.left = null;
        return 'restored';
      }
      case 'finishExamAttempt':
      case 'abandonExamAttempt': {
        if (!sitting) return 'NOT_FOUND';
        const end = given.does === 'finishExamAttempt' ? 'FINISHED' : 'ABANDONED';
        if (sitting.status === 'OPEN') {
          sitting.status = end;
          sitting.ended = this.now;
        }
        return 'ended';
      }
    }
  }
}

async function really(ids: readonly string[], given: Step): Promise<string> {
  const context = studentContext(app, 'user-student');
  const id = ids[given.slot] ?? '';
  try {
    switch (given.does) {
      case 'start':
        return `${ids.indexOf(await startExamAttempt(context, id, { examId: exam._id, locale: 'en', mode: 'EXAM' }))}`;
      case 'save': {
        const question = exam.questions[given.question];
        if (!question) throw new Error('The exam has three questions');
        const answer = sentAnswer(id, question, given.right, given.sequence);
        return `${(await saveExamAnswer(context, answer)).sequence}`;
      }
      case 'wait':
        app.clock.advance(given.seconds * 1000);
        return 'waited';
      case 'settle':
        await settleAttempts.handle({}, app.services);
        return 'settled';
      case 'presence': {
        const told = { attemptId: id, state: given.state, tabId: null, detail: null };
        return (await noteExamPresence(context, told)).status;
      }
      case 'restore': {
        const restoring = { attemptId: id, reason: 'Tried', minutes: null };
        await restoreExamAttempt(studentContext(app, 'user-facilitator'), restoring);
        return 'restored';
      }
      case 'close':
        await context.db.update(exams).set({ published: false }).where(eq(exams._id, exam._id));
        return 'closed';
      case 'finishExamAttempt':
      case 'abandonExamAttempt':
        await endExamAttempt(context, id, given.does);
        return 'ended';
    }
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

it('agrees with its model in every interleaving of starts, answers, ends and closing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await anew();
      const ids = Array.from({ length: 4 }, newId);
      const model = new Model();
      for (const each of steps) {
        const expected = model.expected(each);
        expect(await really(ids, each)).toBe(expected);
      }
      model.settle();
      await settleAttempts.handle({}, app.services);
      const rows = await app.services.database.db
        .select()
        .from(examAttempts)
        .where(eq(examAttempts.examId, exam._id))
        .orderBy(examAttempts.number);
      const sat = [...model.sittings].map(([at, sitting], index) => ({
        _id: ids[at],
        number: index + 1,
        status: sitting.status,
        points: sitting.status === 'OPEN' ? null : rightOf(sitting),
      }));
      expect(
        rows.map(({ _id, number, status, points }) => ({ _id, number, status, points })),
      ).toEqual(sat);
    }),
    { numRuns: examSequences() },
  );
}, 3_600_000);
