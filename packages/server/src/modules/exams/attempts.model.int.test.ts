import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { sentAnswer } from '../../testing/exam-room.ts';
import { anExam, type TestExam } from '../../testing/factories/exam.ts';
import { studentContext } from '../../testing/student-context.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveExamAnswer } from './answers.service.ts';
import { endExamAttempt, startExamAttempt } from './attempts.service.ts';
import { examAttempts, exams } from './exams.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ALLOWED = 2;
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
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Sitting {
  status: 'OPEN' | 'FINISHED' | 'ABANDONED';
  readonly answers: Map<number, { right: boolean; sequence: number }>;
}

/** What an exam ought to be: the whole law, in a few lines and without a database. */
class Model {
  readonly sittings = new Map<number, Sitting>();
  published = true;

  expected(given: Step): string {
    const sitting = this.sittings.get(given.slot);
    switch (given.does) {
      case 'start': {
        const open = [...this.sittings].find(([, each]) => each.status === 'OPEN');
        if (sitting) return `${given.slot}`;
        if (!this.published) return 'NOT_FOUND';
        if (open) return `${open[0]}`;
        if (this.sittings.size === ALLOWED) return 'LIMIT';
        this.sittings.set(given.slot, { status: 'OPEN', answers: new Map() });
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
      case 'finishExamAttempt':
      case 'abandonExamAttempt': {
        if (!sitting) return 'NOT_FOUND';
        const end = given.does === 'finishExamAttempt' ? 'FINISHED' : 'ABANDONED';
        if (sitting.status === 'OPEN') sitting.status = end;
        return 'ended';
      }
    }
  }
}

async function really(exam: TestExam, ids: readonly string[], given: Step): Promise<string> {
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
      case 'close':
        await context.db
          .update(exams)
          .set({ published: false })
          .where(sql`${exams._id} = ${exam._id}`);
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
      const exam = await anExam(app, { allowedAttempts: ALLOWED, points: [1, 1, 1] });
      const ids = Array.from({ length: 4 }, newId);
      const model = new Model();
      for (const each of steps) {
        const expected = model.expected(each);
        expect(await really(exam, ids, each)).toBe(expected);
      }
      const rows = await app.services.database.db
        .select()
        .from(examAttempts)
        .where(sql`${examAttempts.examId} = ${exam._id}`)
        .orderBy(examAttempts.number);
      const sat = [...model.sittings].map(([at, { status, answers }], index) => ({
        _id: ids[at],
        number: index + 1,
        status,
        points: status === 'OPEN' ? null : [...answers.values()].filter((one) => one.right).length,
      }));
      expect(
        rows.map(({ _id, number, status, points }) => ({ _id, number, status, points })),
      ).toEqual(sat);
    }),
    { numRuns: 40 },
  );
}, 120_000);
