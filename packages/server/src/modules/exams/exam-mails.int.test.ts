import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import type { Job } from '../../platform/jobs.ts';
import { personaId } from '../../seed/people.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { mailExamDeadlines } from './exam-mails.jobs.ts';
import { dueExamMails } from './exam-mails.repo.ts';
import { dueDeadlines } from './exam-mails.rules.ts';
import { examMails } from './exam-mails.table.ts';
import { type AttemptRow, exams, examWindows } from './exams.table.ts';

const HOUR = 3_600_000;
const userId = personaId('student');
let app: TestApp;
let groupId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services.database;
  await db.delete(examMails);
  await db.delete(examWindows);
  await db.delete(mails);
  await db.delete(accommodations);
  groupId = (await aGroup(app, { students: [userId] }))._id;
});

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();

/** An exam of the group with its deadline in so many hours, with two attempts. */
async function due(hours: number, more: { closesAt?: string } = {}) {
  const exam = await anExam(app, { offeredTo: [groupId], title: 'Romans' });
  const window = { _id: newId(), examId: exam._id, groupId, deadline: inHours(hours), ...more };
  await app.services.database.db.insert(examWindows).values(window);
  return { ...exam, windowId: window._id };
}

const run = () => mailExamDeadlines.handle({}, app.services);
const posted = async () =>
  (await app.services.database.db.select().from(mails))
    .map(({ template, recipient }) => `${template} ${recipient}`)
    .toSorted();
const REMINDER = 'exam-reminder student@lampstand.example';
const PENALTY = 'exam-penalty student@lampstand.example';

describe('mails about a deadline', () => {
  it('remind a day before, tell of a missed one, and leave once', async () => {
    const exam = await due(25);
    await run();
    expect(await posted()).toEqual([]);
    app.clock.advance(HOUR);
    await run();
    await run();
    expect(await posted()).toEqual([REMINDER]);
    app.clock.advance(24 * HOUR);
    await run();
    await run();
    expect(await posted()).toEqual([PENALTY, REMINDER]);
    await app.services.jobs.drain();
    const sent = app.sent.filter(({ subject }) => subject.startsWith('Romans'));
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Romans: the deadline is tomorrow',
      'Romans: the deadline has passed',
    ]);
    expect(sent[0]?.plain).toContain(`/student/exams/${exam._id}`);
  });

  it('tell nobody of a deadline that was missed a week ago', async () => {
    await due(-24 * 7);
    await run();
    expect(await posted()).toEqual([]);
  });

  it('leave once when several processes work at the same moment', async () => {
    await due(3);
    await due(-3);
    await Promise.all([run(), run(), run()]);
    expect(await posted()).toEqual([PENALTY, REMINDER]);
  });

  it.each([1, 2, 3, 4])('leave once when the process dies at step %i of its way', async (step) => {
    const told = [await due(3), await due(5)];
    let steps = 0;
    const { services } = app;
    // Each mail has two steps after its claim: the outbox, then the queue.
    const dying = {
      ...services,
      jobs: {
        ...services.jobs,
        async enqueue<Data extends object>(tx: Db, job: Job<Data, never>, data: Data) {
          steps += 1;
          if (steps === step) throw new Error('killed before the queue');
          await services.jobs.enqueue(tx, job, data);
          steps += 1;
          if (steps === step) throw new Error('killed after it, before the commit');
        },
      },
    };
    await expect(mailExamDeadlines.handle({}, dying)).rejects.toThrow('not sent');
    expect(await posted()).toEqual([REMINDER]);
    await run();
    expect(await posted()).toEqual([REMINDER, REMINDER]);
    const noted = await services.database.db.select().from(examMails);
    expect(noted.map(({ examId }) => examId).toSorted()).toEqual(
      told.map(({ _id }) => _id).toSorted(),
    );
    await services.jobs.drain();
    const before = app.sent.length;
    await services.jobs.drain();
    expect(app.sent.length).toBe(before);
  });

  it('are new ones for a deadline that was moved', async () => {
    const { windowId } = await due(3);
    await run();
    const { db } = app.services.database;
    await db
      .update(examWindows)
      .set({ deadline: inHours(20) })
      .where(eq(examWindows._id, windowId));
    await run();
    await run();
    expect(await posted()).toEqual([REMINDER, REMINDER]);
  });

  it('come in the language of the student, by their own clock', async () => {
    const { db } = app.services.database;
    const own = { locale: 'de_DE', timezone: 'Asia/Tokyo' };
    await db.update(users).set(own).where(eq(users._id, userId));
    const exam = await due(3);
    const translations = { de_DE: { title: 'Römerbrief', instructions: null } };
    await db.update(exams).set({ translations }).where(eq(exams._id, exam._id));
    await run();
    await db.update(users).set({ locale: 'en', timezone: null }).where(eq(users._id, userId));
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ locale: 'de_DE', subject: 'Römerbrief: Der Termin ist morgen' });
    expect(mail?.plain).toContain('Japanische Normalzeit');
  });
});

describe('no mail goes to', () => {
  const attempt = (exam: Awaited<ReturnType<typeof due>>, more: Partial<AttemptRow>) =>
    aResult(app, exam, { groupId, ...more });
  const failed = { passed: false, score: 20 };
  const running = { passed: null, finishedAt: null, score: null } as const;

  it.each([
    ['who has passed', [{}]],
    ['who waits for marks', [{ ...running, status: 'MARKING' as const }]],
    ['who sits it at this moment', [{ ...running, status: 'OPEN' as const }]],
    ['who has no attempt left', [failed, { ...failed, number: 2 }]],
  ])('%s', async (_who, rows) => {
    const exam = await due(3);
    for (const row of rows) await attempt(exam, row);
    await run();
    expect(await posted()).toEqual([]);
  });

  it('who has no attempt left, unless their case gives them one, while it applies', async () => {
    const exam = await due(3);
    for (const number of [1, 2]) await attempt(exam, { ...failed, number });
    const { db } = app.services.database;
    const now = app.clock.now().toISOString();
    const given = { _id: newId(), userId, createdAt: now, updatedAt: now, reason: 'Test' };
    await db
      .insert(accommodations)
      .values({ ...given, extraAttempts: 1, validUntil: '2020-01-01' });
    await run();
    expect(await posted()).toEqual([]);
    await db.update(accommodations).set({ validUntil: now.slice(0, 10) });
    await run();
    expect(await posted()).toEqual([REMINDER]);
  });

  it('who passed; to pass in practice is not that', async () => {
    const exam = await due(3);
    await attempt(exam, { mode: 'PRACTICE' });
    await attempt(exam, failed);
    await run();
    expect(await posted()).toEqual([REMINDER]);
  });

  it('students of archived groups, students who left, and accounts that are closed', async () => {
    const { db } = app.services.database;
    await due(3);
    await db.update(groups).set({ archived: true }).where(eq(groups._id, groupId));
    await run();
    await db.update(groups).set({ archived: false }).where(eq(groups._id, groupId));
    await db
      .update(users)
      .set({ deactivatedAt: inHours(0) })
      .where(eq(users._id, userId));
    await run();
    await db.update(users).set({ deactivatedAt: null }).where(eq(users._id, userId));
    await db.delete(groupMembers).where(eq(groupMembers.groupId, groupId));
    await run();
    expect(await posted()).toEqual([]);
  });

  it('anybody, where the exam or its course is not published', async () => {
    const { db } = app.services.database;
    const exam = await due(3);
    await db.update(exams).set({ published: false }).where(eq(exams._id, exam._id));
    await run();
    expect(await posted()).toEqual([]);
  });
});

/** Evenings at a campus on which or around which clocks are moved somewhere, leap day, year ends. */
const evenings = [2026, 2027, 2028].flatMap((year) =>
  [
    '01-01',
    '02-28',
    '03-08',
    '03-14',
    '03-28',
    '03-29',
    '03-31',
    '04-04',
    '04-05',
    '06-30',
  ].flatMap((day) => [`${year}-${day}T15:59:59.000Z`, `${year}-${day}T23:00:00.000Z`]),
);

describe('to the second', () => {
  it('60 deadlines: nothing a second before a day before, a reminder then, a penalty at the deadline', async () => {
    expect(evenings).toHaveLength(60);
    const { db } = app.services.database;
    const { windowId } = await due(0);
    for (const deadline of evenings) {
      await db.update(examWindows).set({ deadline }).where(eq(examWindows._id, windowId));
      const kindsAt = async (seconds: number) => {
        const now = new Date(Date.parse(deadline) + seconds * 1000).toISOString();
        return (await dueExamMails(db, dueDeadlines(now), 10)).map(({ kind }) => kind);
      };
      expect([
        await kindsAt(-86_401),
        await kindsAt(-86_400),
        await kindsAt(-1),
        await kindsAt(0),
      ]).toEqual([[], ['REMINDER'], ['REMINDER'], ['PENALTY']]);
    }
  });
});
