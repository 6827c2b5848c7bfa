import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { personaId } from '../../seed/people.ts';
import { groupId, regionId } from '../../seed/places.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { examRoom } from '../../testing/exam-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DomainError } from '../../platform/errors.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { registerAppealSubject, type Subject, subjectOf } from './appeal-subjects.ts';
import { appeals } from './appeals.table.ts';

let app: TestApp;
let student: TestClient;
let facilitator: TestClient;
/** What is appealed against here; a test may change it. */
let subject: Subject;
let mended: string[];
let refuses: boolean;

/** The product's own, which other tests of the same process need. */
const ownSubject = subjectOf('SUBMISSION_GRADE');
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  facilitator = await app.as('facilitator');
  registerAppealSubject('SUBMISSION_GRADE', {
    load: async (_db, { subjectId }) => (subjectId === 'grade' ? subject : undefined),
    evidence: async () => [],
    onAccepted: async (_context, work, { _id, subjectId }) => {
      if (refuses) throw new DomainError('CONFLICT', 'errors.conflict');
      work.audit({ entity: 'grade', entityId: subjectId, after: { reopened: true } });
      mended.push(_id);
    },
  });
});
afterAll(async () => {
  registerAppealSubject('SUBMISSION_GRADE', ownSubject);
  await app.close();
});
beforeEach(async () => {
  subject = {
    ownerId: personaId('student'),
    groupId: groupId('cape-town-1'),
    regionId: regionId('Cape-Town'),
    title: 'Romans',
    gradedBy: null,
    resultAt: app.clock.now().toISOString(),
  };
  mended = [];
  refuses = false;
  const { db } = app.services.database;
  await db.delete(appeals);
  await db.delete(notifications);
});

const OPEN =
  'mutation ($_id: ID!, $subjectId: ID!, $reason: String!) { openAppeal(_id: $_id, subjectKind: SUBMISSION_GRADE, subjectId: $subjectId, reason: $reason) { _id version status title } }';
const STATE =
  '{ appealState(subjectKind: SUBMISSION_GRADE, subjectId: "grade") { openUntil appeal { status answer } } }';
const MINE = '{ myAppeals { _id status reason answer } }';
const WITHDRAW =
  'mutation ($_id: ID!, $version: Int!) { withdrawAppeal(_id: $_id, version: $version) { status } }';
const ASK =
  'mutation ($_id: ID!, $version: Int!, $opinion: String!) { askSecondReader(_id: $_id, version: $version, opinion: $opinion) { status firstReaderName opinion choices { accept decline askSecondReader } } }';
const DECIDE =
  'mutation ($_id: ID!, $version: Int!, $accepted: Boolean!, $answer: String!, $minutes: Int) { decideAppeal(_id: $_id, version: $version, accepted: $accepted, answer: $answer, minutes: $minutes) { status answer decidedByName minutes } }';
const ONE = 'query ($_id: ID!) { appeal(_id: $_id) { person { fullName } evidence { kind } } }';
const LIST =
  'query ($filter: AppealFilter) { appeals(filter: $filter) { total items { _id title group { name } choices { accept decline } takesMinutes } } }';

const about = (change: object = {}) => ({
  _id: newId(),
  subjectId: 'grade',
  reason: 'The line was cut by a storm.',
  ...change,
});

async function appealed(): Promise<string> {
  const sent = about();
  expect(await student.codeOf(OPEN, sent)).toBeUndefined();
  return sent._id;
}

/** Code and message of a refusal. */
async function refusalOf(client: TestClient, query: string, variables: Record<string, unknown>) {
  const { errors } = await client.send(query, variables);
  return errors?.[0]?.extensions.key;
}

const told = async () =>
  (await app.services.database.db.select().from(notifications))
    .map(({ userId, description }) => `${userId}: ${description}`)
    .toSorted();

const decision = (_id: string, accepted: boolean, version = 1) => ({
  _id,
  version,
  accepted,
  answer: 'We saw it in the log.',
});

describe('an appeal', () => {
  it('is one, however often it is sent; those who read it are told in their language', async () => {
    const sent = about();
    const [first, again] = [await student.send(OPEN, sent), await student.send(OPEN, sent)];
    expect(first.data).toEqual(again.data);
    expect(await told()).toEqual([
      'user-facilitator: Naledi Dlamini appeals about “Romans”.',
      'user-regionadmin: Naledi Dlamini appeals about “Romans”.',
    ]);
    expect(await refusalOf(student, OPEN, about())).toBe('errors.appeals.waiting');
    expect((await student.send(MINE)).data?.['myAppeals']).toMatchObject([
      { _id: sent._id, status: 'OPEN', answer: null },
    ]);
    const { db } = app.services.database;
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.entityId, sent._id));
    expect(audit.map(({ action }) => action)).toEqual(['openAppeal']);
  });

  it('is one when two windows send one at the same moment', async () => {
    const codes = await Promise.all([student.codeOf(OPEN, about()), student.codeOf(OPEN, about())]);
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await app.services.database.db.select().from(appeals)).toHaveLength(1);
  });

  it('is possible for fourteen days, and not where there is nothing', async () => {
    const before = (days: number) =>
      new Date(app.clock.now().getTime() - days * 86_400_000).toISOString();
    subject = { ...subject, resultAt: before(14) };
    expect((await student.send(STATE)).data?.['appealState']).toEqual({
      openUntil: app.clock.now().toISOString(),
      appeal: null,
    });
    subject = { ...subject, resultAt: before(14.001) };
    expect(await refusalOf(student, OPEN, about())).toBe('errors.appeals.windowOver');
    subject = { ...subject, resultAt: null };
    expect(await refusalOf(student, OPEN, about())).toBe('errors.appeals.notPossible');
    expect((await student.send(STATE)).data?.['appealState']).toMatchObject({ openUntil: null });
  });

  it('is nobody else’s to make, see, take back or repeat', async () => {
    const other = await app.as('student2');
    expect(await other.codeOf(OPEN, about())).toBe('NOT_FOUND');
    expect(await other.codeOf(STATE)).toBe('NOT_FOUND');
    expect(await student.codeOf(OPEN, about({ subjectId: 'nothing' }))).toBe('NOT_FOUND');
    const _id = await appealed();
    expect(await other.codeOf(OPEN, about({ _id }))).toBe('NOT_FOUND');
    expect(await other.codeOf(WITHDRAW, { _id, version: 1 })).toBe('NOT_FOUND');
    expect(await facilitator.codeOf(WITHDRAW, { _id, version: 1 })).toBe('NOT_FOUND');
  });

  it('can be taken back while it waits, once, and made again', async () => {
    const _id = await appealed();
    expect(await student.codeOf(WITHDRAW, { _id, version: 4 })).toBe('CONFLICT');
    expect(await student.codeOf(WITHDRAW, { _id, version: 1 })).toBeUndefined();
    expect(await refusalOf(student, WITHDRAW, { _id, version: 2 })).toBe('errors.appeals.over');
    await appealed();
  });
});

describe('the queue', () => {
  const READERS = [
    ['facilitator', 1],
    ['regionAdmin', 1],
    ['admin', 1],
    ['student', 0],
    ['manager', 0],
    ['regionAdmin2', 0],
  ] as const;

  it.each(READERS)('shows %s %i of it', async (who, total) => {
    const _id = await appealed();
    const client = await app.as(who);
    const { data } = await client.send(LIST, { filter: { waiting: true, q: 'roma' } });
    expect(z.object({ total: z.number() }).parse(data?.['appeals']).total).toBe(total);
    expect(await client.codeOf(ONE, { _id })).toBe(total === 1 ? undefined : 'NOT_FOUND');
    expect(await client.codeOf(DECIDE, decision(_id, true))).toBe(
      total === 1 ? undefined : 'NOT_FOUND',
    );
  });

  it('is filtered by state, kind, group and region', async () => {
    await appealed();
    const totalOf = async (filter: object) => {
      const { data } = await facilitator.send(LIST, { filter });
      return z.object({ total: z.number() }).parse(data?.['appeals']).total;
    };
    expect(await totalOf({ status: 'OPEN', subjectKind: 'SUBMISSION_GRADE' })).toBe(1);
    expect(
      await totalOf({ groupId: groupId('cape-town-1'), regionId: regionId('Cape-Town') }),
    ).toBe(1);
    expect(await totalOf({ subjectKind: 'EXAM_ATTEMPT' })).toBe(0);
    expect(await totalOf({ waiting: false })).toBe(0);
    expect(await totalOf({ q: 'naledi' })).toBe(1);
    expect(await totalOf({ q: 'nobody' })).toBe(0);
  });
});

describe('a decision', () => {
  it('opens again what it is about, in the same transaction, and tells the student', async () => {
    const _id = await appealed();
    const { data } = await facilitator.send(DECIDE, decision(_id, true));
    expect(data?.['decideAppeal']).toMatchObject({
      status: 'ACCEPTED',
      decidedByName: 'Thabo Mokoena',
      minutes: null,
    });
    expect(mended).toEqual([_id]);
    expect(await told()).toContain(
      'user-student: Your appeal about “Romans” was accepted. Read the answer.',
    );
    expect(await refusalOf(facilitator, DECIDE, decision(_id, false, 2))).toBe(
      'errors.appeals.over',
    );
    const other = await app.as('regionAdmin');
    expect(await other.codeOf(DECIDE, decision(_id, false))).toBe('CONFLICT');
  });

  it('is not taken where what it is about refuses', async () => {
    const _id = await appealed();
    refuses = true;
    expect(await refusalOf(facilitator, DECIDE, decision(_id, true))).toBe('errors.conflict');
    expect((await student.send(STATE)).data?.['appealState']).toMatchObject({
      appeal: { status: 'OPEN' },
    });
    expect((await told()).filter((text) => text.startsWith('user-student'))).toEqual([]);
  });

  it('is final: only a newer result can be appealed against', async () => {
    const _id = await appealed();
    await facilitator.send(DECIDE, decision(_id, false));
    expect(mended).toEqual([]);
    expect(await refusalOf(student, OPEN, about())).toBe('errors.appeals.decidedBefore');
    app.clock.advance(1000);
    subject = { ...subject, resultAt: app.clock.now().toISOString() };
    await appealed();
  });

  it('by who graded is only a yes; a second reader decides the rest', async () => {
    subject = { ...subject, gradedBy: personaId('facilitator') };
    const _id = await appealed();
    expect(await refusalOf(facilitator, DECIDE, decision(_id, false))).toBe(
      'errors.appeals.anotherReader',
    );
    await app.services.database.db.delete(notifications);
    const asked = await facilitator.send(ASK, { _id, version: 1, opinion: 'I am not sure.' });
    expect(asked.data?.['askSecondReader']).toEqual({
      status: 'SECOND_READING',
      firstReaderName: 'Thabo Mokoena',
      opinion: 'I am not sure.',
      choices: { accept: false, decline: false, askSecondReader: false },
    });
    expect(await told()).toEqual([
      'user-regionadmin: The appeal of Naledi Dlamini about “Romans” needs a second reader.',
      'user-student: A second reader looks at your appeal about “Romans”.',
    ]);
    const regionAdmin = await app.as('regionAdmin');
    expect(await refusalOf(facilitator, DECIDE, decision(_id, true, 2))).toBe(
      'errors.appeals.anotherReader',
    );
    expect(await regionAdmin.codeOf(ASK, { _id, version: 2, opinion: 'Nor am I.' })).toBe(
      'CONFLICT',
    );
    expect(await regionAdmin.codeOf(DECIDE, decision(_id, false, 2))).toBeUndefined();
  });

  it('is one when two readers decide at the same moment', async () => {
    const _id = await appealed();
    const regionAdmin = await app.as('regionAdmin');
    const codes = await Promise.all([
      facilitator.codeOf(DECIDE, decision(_id, true)),
      regionAdmin.codeOf(DECIDE, decision(_id, false)),
    ]);
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
  });

  it('is never about oneself', async () => {
    const group = await aGroup(app, { facilitators: [personaId('facilitator')] });
    subject = { ...subject, ownerId: personaId('facilitator'), groupId: group._id };
    const sent = about();
    expect(await facilitator.codeOf(OPEN, sent)).toBeUndefined();
    const own = decision(sent._id, true);
    expect(await refusalOf(facilitator, DECIDE, own)).toBe('errors.appeals.ownDecision');
    const opinion = 'It is right.';
    expect(await refusalOf(facilitator, ASK, { _id: sent._id, version: 1, opinion })).toBe(
      'errors.appeals.ownDecision',
    );
  });
});

describe('an exam that was failed', () => {
  const OPEN_ATTEMPT = OPEN.replace('SUBMISSION_GRADE', 'EXAM_ATTEMPT');

  it('goes on with its answers and new time once the appeal is accepted', async () => {
    const exam = await anExam(app, { timeLimitMinutes: 30 });
    const room = examRoom(student);
    const { _id: attemptId } = await room.start(exam);
    const [question] = exam.questions;
    if (!question) throw new Error('no question');
    await room.save(attemptId, question, true);
    await room.abandon(attemptId);
    const sent = { _id: newId(), subjectId: attemptId, reason: 'The line was cut.' };
    expect(await student.codeOf(OPEN_ATTEMPT, sent)).toBeUndefined();
    const { data } = await facilitator.send(ONE, { _id: sent._id });
    expect(JSON.stringify(data)).toContain('"STARTED"');
    const accepted = { ...decision(sent._id, true), minutes: 20 };
    expect((await facilitator.send(DECIDE, accepted)).data?.['decideAppeal']).toMatchObject({
      status: 'ACCEPTED',
      minutes: 20,
    });
    const again = await student.send(
      'query ($id: ID!) { examAttempt(_id: $id) { status dueAt questions { answer { choiceIds } } } }',
      { id: attemptId },
    );
    const dueAt = new Date(app.clock.now().getTime() + 20 * 60_000).toISOString();
    expect(again.data?.['examAttempt']).toMatchObject({ status: 'OPEN', dueAt });
    expect(JSON.stringify(again.data)).toContain(question.right);
    expect(await told()).toContain(
      'user-student: Your appeal about “Romans” was accepted. Read the answer.',
    );
  });

  it('is nothing to appeal against while it is open, or once it is passed', async () => {
    const exam = await anExam(app);
    const room = examRoom(student);
    const { _id } = await room.start(exam);
    const against = (subjectId: string) => ({ _id: newId(), subjectId, reason: 'Too short.' });
    expect(await refusalOf(student, OPEN_ATTEMPT, against(_id))).toBe('errors.appeals.notPossible');
    await room.abandon(_id);
    const passed = await room.sit(exam, 3);
    expect(await refusalOf(student, OPEN_ATTEMPT, against(passed._id))).toBe(
      'errors.appeals.notPossible',
    );
    expect(await (await app.as('student2')).codeOf(OPEN_ATTEMPT, against(_id))).toBe('NOT_FOUND');
  });
});
