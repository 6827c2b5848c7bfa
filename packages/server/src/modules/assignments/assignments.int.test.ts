import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { anAssignment, datesOf } from '../../testing/factories/assignment.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { type AssignmentRow, submissions } from './assignments.table.ts';

let app: TestApp;
let student: TestClient;
let other: TestClient;
let facilitator: TestClient;
let regionAdmin: TestClient;
let farAdmin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  other = await app.as('graduate');
  facilitator = await app.as('facilitator');
  regionAdmin = await app.as('regionAdmin');
  farAdmin = await app.as('regionAdmin2');
});
afterAll(() => app.close());

const WORK = `{ _id state open isLate closedText dueAt zone
  submission { _id version status number sequence text lateReason late score completed feedback receipt { code hash submittedAt } } }`;
const READ = `query Read($id: ID!) { one: studentAssignment(_id: $id) ${WORK} }`;
const SAVE = `mutation Save($input: SubmissionDraftInput!) { one: saveSubmissionDraft(submissionDraftInput: $input) ${WORK} }`;
const SUBMIT = `mutation Submit($id: ID!, $version: Int!) { one: submitAssignment(_id: $id, version: $version) ${WORK} }`;
const WITHDRAW = `mutation Withdraw($id: ID!, $version: Int!) { one: withdrawSubmission(_id: $id, version: $version) ${WORK} }`;
const HANDED =
  '{ _id version status score completed feedback late gradedByName student { _id } text }';
const OPEN = `query Open($id: ID!) { one: assignmentSubmission(_id: $id) ${HANDED} }`;
const LIST = `query List($filter: AssignmentSubmissionFilter, $sort: AssignmentSubmissionSort) { list: assignmentSubmissions(filter: $filter, sort: $sort) { total items { _id status } } }`;
const GRADE = `mutation Grade($id: ID!, $version: Int!, $input: SubmissionGradeInput!) { one: gradeSubmission(_id: $id, version: $version, submissionGradeInput: $input) ${HANDED} }`;
const UNGRADE = `mutation Ungrade($id: ID!, $version: Int!) { one: ungradeSubmission(_id: $id, version: $version) ${HANDED} }`;
const COMPLETE = `mutation Complete($ids: [ID!]!, $completed: Boolean!) { rows: completeSubmissions(ids: $ids, completed: $completed) { id status code } }`;
const REOPEN = `mutation Reopen($input: SubmissionReopenInput!) { reopenSubmission(submissionReopenInput: $input) }`;

const Submission = z.object({
  _id: z.string(),
  version: z.number(),
  status: z.string(),
  number: z.number(),
  sequence: z.number(),
  text: z.string(),
  late: z.boolean(),
  lateReason: z.string().nullable(),
  score: z.number().nullable(),
  completed: z.boolean().nullable(),
  feedback: z.string().nullable(),
  receipt: z.object({ code: z.string(), hash: z.string(), submittedAt: z.string() }).nullable(),
});
const Work = z.object({
  one: z.object({
    _id: z.string(),
    state: z.string(),
    open: z.boolean(),
    isLate: z.boolean(),
    closedText: z.string().nullable(),
    submission: Submission.nullable(),
  }),
});
const Handed = z.object({
  one: z.object({
    _id: z.string(),
    version: z.number(),
    status: z.string(),
    score: z.number().nullable(),
    completed: z.boolean().nullable(),
    feedback: z.string().nullable(),
  }),
});
const Listed = z.object({
  list: z.object({ total: z.number(), items: z.array(z.object({ _id: z.string() })) }),
});

async function aTask(overrides: Partial<AssignmentRow> = {}, dueAt: string | null = null) {
  const group = await aGroup(app, {
    students: ['user-student', 'user-graduate'],
    facilitators: ['user-facilitator'],
  });
  const course = await aCourse(app, { offeredTo: [group._id] });
  const assignment = await anAssignment(app, { courseId: course._id, ...overrides });
  if (dueAt) await datesOf(app, { assignmentId: assignment._id, groupId: group._id, dueAt });
  return { group, course, assignment };
}

async function draft(client: TestClient, assignmentId: string, given: object = {}) {
  const input = { _id: newId(), assignmentId, sequence: 1, text: 'Receive him', ...given };
  const { one } = await client.read(Work, SAVE, { input });
  if (!one.submission) throw new Error('Nothing was kept');
  return one.submission;
}

async function handIn(client: TestClient, assignmentId: string, given: object = {}) {
  const { _id, version } = await draft(client, assignmentId, given);
  const { one } = await client.read(Work, SUBMIT, { id: _id, version });
  if (!one.submission?.receipt) throw new Error('It was not handed in');
  return { ...one.submission, receipt: one.submission.receipt };
}

const inAnHour = () => new Date(app.clock.now().getTime() + 3_600_000).toISOString();
const anHourAgo = () => new Date(app.clock.now().getTime() - 3_600_000).toISOString();

describe('a draft', () => {
  it('keeps the newest text, whatever comes late or twice', async () => {
    const { assignment } = await aTask();
    const { _id } = await draft(student, assignment._id, { text: 'One' });
    const base = { _id, assignmentId: assignment._id };
    for (const [sequence, text] of [
      [3, 'Three'],
      [2, 'Two'],
      [3, 'Three again'],
    ] as const) {
      await student.read(Work, SAVE, { input: { ...base, sequence, text } });
    }
    const { one } = await student.read(Work, READ, { id: assignment._id });
    expect(one.submission).toMatchObject({ text: 'Three', sequence: 3, status: 'DRAFT' });
    const twice = { ...base, _id: newId(), sequence: 4, text: 'Another tab' };
    expect(await student.codeOf(SAVE, { input: twice })).toBe('CONFLICT');
  });

  it('is nobody else’s: neither whoever grades nor a fellow student reads it', async () => {
    const { assignment } = await aTask();
    const { _id, version } = await draft(student, assignment._id);
    expect(await facilitator.codeOf(OPEN, { id: _id })).toBe('NOT_FOUND');
    expect(await regionAdmin.codeOf(OPEN, { id: _id })).toBe('NOT_FOUND');
    expect(await other.codeOf(SUBMIT, { id: _id, version })).toBe('NOT_FOUND');
    const filter = { assignmentId: assignment._id };
    expect((await facilitator.read(Listed, LIST, { filter })).list.total).toBe(0);
    const grade = { id: _id, version, input: { score: 90 } };
    expect(await facilitator.codeOf(GRADE, grade)).toBe('NOT_FOUND');
  });

  it('is kept only of an assignment that is open to the student', async () => {
    const { assignment } = await aTask();
    const input = { _id: newId(), assignmentId: assignment._id, sequence: 1, text: 'x' };
    const stranger = await app.as('student2');
    expect(await stranger.codeOf(SAVE, { input })).toBe('NOT_FOUND');
    const { assignment: over } = await aTask({}, anHourAgo());
    const late = { ...input, assignmentId: over._id };
    const answer = await student.send(SAVE, { input: late });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ key: 'errors.assignments.closed' });
    const { assignment: hidden } = await aTask({ published: false });
    expect(await student.codeOf(READ, { id: hidden._id })).toBe('NOT_FOUND');
  });
});

describe('handing in', () => {
  it('gives one receipt however often it is asked, and mails it', async () => {
    const { assignment } = await aTask({ title: 'Onesimus' }, inAnHour());
    const work = await handIn(student, assignment._id);
    expect(work).toMatchObject({ status: 'SUBMITTED', number: 1, late: false });
    expect(work.receipt.hash).toMatch(/^[0-9a-f]{64}$/);
    const again = await student.read(Work, SUBMIT, { id: work._id, version: 1 });
    expect(again.one.submission?.receipt).toEqual(work.receipt);
    const mails = app.sent.filter(({ subject }) => subject.includes('Onesimus'));
    expect(mails.length).toBeLessThanOrEqual(1);
    const [audit] = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, work._id), eq(auditEntries.action, 'submitAssignment')));
    expect(audit?.after).toMatchObject({ status: 'SUBMITTED', textLength: 11 });
    expect(JSON.stringify(audit)).not.toContain('Receive him');
  });

  it('is refused with another version, without anything, and for text that is handed in', async () => {
    const { assignment } = await aTask();
    const empty = await draft(student, assignment._id, { text: '  ' });
    const vain = await student.send(SUBMIT, { id: empty._id, version: empty.version });
    expect(vain.errors?.[0]?.extensions.key).toBe('errors.assignments.nothing');
    const older = { id: empty._id, version: empty.version + 1 };
    expect(await student.codeOf(SUBMIT, older)).toBe('CONFLICT');
    const { assignment: next } = await aTask();
    const work = await handIn(student, next._id);
    const more = { _id: work._id, assignmentId: next._id, sequence: 9, text: 'More' };
    expect(await student.codeOf(SAVE, { input: more })).toBe('CONFLICT');
  });

  it('can be taken back while it is open', async () => {
    const { assignment } = await aTask();
    const work = await handIn(student, assignment._id);
    expect(await other.codeOf(WITHDRAW, { id: work._id, version: work.version })).toBe('NOT_FOUND');
    expect(await student.codeOf(WITHDRAW, { id: work._id, version: 1 })).toBe('CONFLICT');
    const back = await student.read(Work, WITHDRAW, { id: work._id, version: work.version });
    expect(back.one.submission).toMatchObject({ status: 'DRAFT', receipt: null, number: 1 });
  });

  it('many at the same moment leave one work and one receipt', async () => {
    const { assignment } = await aTask();
    const _id = newId();
    const input = { _id, assignmentId: assignment._id, sequence: 1, text: 'Once' };
    await Promise.all(Array.from({ length: 5 }, () => student.send(SAVE, { input })));
    await Promise.all(
      Array.from({ length: 5 }, () => student.send(SUBMIT, { id: _id, version: 1 })),
    );
    const rows = await app.services.database.db
      .select()
      .from(submissions)
      .where(eq(submissions.assignmentId, assignment._id));
    expect(rows).toMatchObject([{ _id, status: 'SUBMITTED', number: 1 }]);
  });
});

describe('the dates of a group', () => {
  const SET = `mutation Set($input: AssignmentDatesInput!) { one: setAssignmentDates(assignmentDatesInput: $input) { _id version opensAt dueAt zone } }`;
  const Dates = z.object({
    one: z.object({
      _id: z.string(),
      version: z.number(),
      opensAt: z.string().nullable(),
      dueAt: z.string(),
    }),
  });

  it('are set by admins of its region, on the clock of its campus', async () => {
    const { assignment, group } = await aTask();
    const input = {
      assignmentId: assignment._id,
      groupId: group._id,
      dueAt: '2026-11-01T18:00:30',
    };
    const far = await farAdmin.send(SET, { input });
    expect(far.errors?.[0]?.extensions.fields).toHaveProperty('groupId');
    for (const stranger of [facilitator, student]) {
      expect(await stranger.codeOf(SET, { input })).toBe('FORBIDDEN');
    }
    const { one } = await regionAdmin.read(Dates, SET, { input });
    expect(new Date(one.dueAt).toISOString()).toBe('2026-11-01T16:00:30.000Z');
    expect(await regionAdmin.codeOf(SET, { input })).toBe('CONFLICT');
    const before = { ...input, opensAt: '2026-11-01T18:00:30', version: 1 };
    const wrong = await regionAdmin.send(SET, { input: before });
    expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('dueAt');
    const seen = await student.read(Work, READ, { id: assignment._id });
    expect(seen.one.state).toBe('OPEN');
    const gone = `mutation Gone($id: ID!, $version: Int!) { removeAssignmentDates(_id: $id, version: $version) { _id } }`;
    expect(await regionAdmin.codeOf(gone, { id: one._id, version: 9 })).toBe('CONFLICT');
    expect(await regionAdmin.codeOf(gone, { id: one._id, version: 1 })).toBeUndefined();
  });
});

it('tells its title and its date before it opens, and not what it asks', async () => {
  const { assignment, group } = await aTask();
  const dates = { opensAt: inAnHour(), dueAt: null };
  await datesOf(app, { assignmentId: assignment._id, groupId: group._id, ...dates });
  const ask = `query ($id: ID!) { studentAssignment(_id: $id) { state title opensAt content downloads { _id } } }`;
  const { data } = await student.send(ask, { id: assignment._id });
  const told = { title: assignment.title, opensAt: dates.opensAt, content: '', downloads: [] };
  expect(data).toEqual({ studentAssignment: { state: 'NOT_YET', ...told } });
});

it('keeps comments for whoever wrote them, by language', async () => {
  const KEEP = `mutation ($id: ID!, $input: SavedCommentInput!) { createSavedComment(_id: $id, savedCommentInput: $input) { _id } }`;
  const MINE = `query ($locale: String) { savedComments(locale: $locale) { text } }`;
  const [id, german] = [newId(), newId()];
  for (const _again of [1, 2])
    await facilitator.send(KEEP, { id, input: { locale: 'fr_FR', text: 'Bien dit' } });
  await facilitator.send(KEEP, { id: german, input: { locale: 'de_DE', text: 'Gut gesagt' } });
  const kept = async (person: TestClient) => (await person.send(MINE, { locale: 'fr_FR' })).data;
  expect(await kept(facilitator)).toEqual({ savedComments: [{ text: 'Bien dit' }] });
  expect(await kept(regionAdmin)).toEqual({ savedComments: [] });
  const input = { locale: 'fr_FR', text: 'À moi' };
  expect(await regionAdmin.codeOf(KEEP, { id, input })).toBe('NOT_FOUND');
});

describe('grading', () => {
  it('is of facilitators of the group and admins of its region, and of nobody else', async () => {
    const { assignment } = await aTask();
    const work = await handIn(student, assignment._id);
    const grade = { id: work._id, version: work.version, input: { score: 80 } };
    for (const stranger of [other, farAdmin, await app.as('manager'), await app.as('student2')]) {
      expect(await stranger.codeOf(OPEN, { id: work._id })).toBe('NOT_FOUND');
      expect(await stranger.codeOf(GRADE, grade)).toBe('NOT_FOUND');
    }
    for (const grader of [facilitator, regionAdmin, await app.as('admin')]) {
      expect((await grader.read(Handed, OPEN, { id: work._id })).one.status).toBe('SUBMITTED');
      const filter = { assignmentId: assignment._id, status: 'SUBMITTED' };
      expect((await grader.read(Listed, LIST, { filter })).list.total).toBe(1);
    }
  });

  it('tells the student, cleans the feedback, and can be undone', async () => {
    const { assignment } = await aTask({ title: 'Grace and peace' });
    const work = await handIn(student, assignment._id);
    const input = {
      score: 85,
      feedback: '<p onclick="x()">Well <b>done</b><script>1</script></p>',
    };
    const given = { id: work._id, version: work.version, input };
    const { one } = await facilitator.read(Handed, GRADE, given);
    expect(one).toMatchObject({
      status: 'GRADED',
      score: 85,
      feedback: '<p>Well <strong>done</strong></p>',
    });
    expect(await facilitator.codeOf(GRADE, given)).toBe('CONFLICT');
    const seen = await student.read(Work, READ, { id: assignment._id });
    expect(seen.one).toMatchObject({ state: 'GRADED', open: false, submission: { score: 85 } });
    const told = await app.services.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.link, `/student/assignments/${assignment._id}`));
    expect(told).toMatchObject([
      { userId: 'user-student', description: expect.stringContaining('85') },
    ]);
    const undone = await facilitator.read(Handed, UNGRADE, { id: work._id, version: one.version });
    expect(undone.one).toMatchObject({ status: 'SUBMITTED', score: null });
    const unseen = await student.read(Work, READ, { id: assignment._id });
    expect(unseen.one.submission).toMatchObject({ score: null, feedback: null });
  });

  it('needs what the assignment asks for, and is never of one’s own', async () => {
    const { assignment, group } = await aTask();
    const work = await handIn(student, assignment._id);
    const wrong = { id: work._id, version: work.version, input: { completed: true } };
    const answer = await facilitator.send(GRADE, wrong);
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('score');
    const { groupMembers } = await import('../groups/groups.table.ts');
    await app.services.database.db
      .insert(groupMembers)
      .values({ groupId: group._id, userId: 'user-student', role: 'FACILITATOR' });
    const own = { id: work._id, version: work.version, input: { score: 100 } };
    expect(await student.codeOf(GRADE, own)).toBe('FORBIDDEN');
  });

  it('of many at once answers for each of them', async () => {
    const { assignment } = await aTask({ kind: 'COMPLETION' });
    const { assignment: graded } = await aTask();
    const mine = await handIn(student, assignment._id);
    const theirs = await handIn(other, assignment._id);
    const wrong = await handIn(student, graded._id);
    const Rows = z.object({ rows: z.array(z.object({ id: z.string(), status: z.string() })) });
    const ids = [mine._id, theirs._id, wrong._id, 'nobody'];
    const complete = async () =>
      (await facilitator.read(Rows, COMPLETE, { ids, completed: true })).rows.map(
        ({ status }) => status,
      );
    expect(await complete()).toEqual(['DONE', 'DONE', 'FAILED', 'FAILED']);
    expect(await complete()).toEqual(['UNCHANGED', 'UNCHANGED', 'FAILED', 'FAILED']);
    const seen = await student.read(Work, READ, { id: assignment._id });
    expect(seen.one.submission).toMatchObject({ completed: true, score: null });
  });
});

describe('opening once more', () => {
  it('lets one student hand in late, with a reason, and takes the grade when they do', async () => {
    const { assignment } = await aTask({}, anHourAgo());
    const input = { assignmentId: assignment._id, userId: 'user-student', reason: 'Flood' };
    const until = '2099-01-01T12:00';
    expect(await farAdmin.codeOf(REOPEN, { input: { ...input, until } })).toBe('NOT_FOUND');
    expect(await student.codeOf(REOPEN, { input: { ...input, until } })).toBe('NOT_FOUND');
    const past = { ...input, until: '2001-01-01T12:00' };
    expect(await facilitator.codeOf(REOPEN, { input: past })).toBe('INVALID');
    expect(await facilitator.codeOf(REOPEN, { input: { ...input, until } })).toBeUndefined();
    const { one } = await student.read(Work, READ, { id: assignment._id });
    expect(one).toMatchObject({ state: 'OPEN', open: true, isLate: true });
    expect((await other.read(Work, READ, { id: assignment._id })).one.state).toBe('CLOSED');
    const begun = one.submission?._id ?? '';
    const kept = await draft(student, assignment._id, { _id: begun });
    const late = await student.send(SUBMIT, { id: begun, version: kept.version });
    expect(late.errors?.[0]?.extensions.fields).toHaveProperty('lateReason');
    const reason = { _id: begun, sequence: 2, lateReason: 'The river rose' };
    const work = await handIn(student, assignment._id, reason);
    expect(work).toMatchObject({ late: true, lateReason: 'The river rose' });
    const grade = { id: work._id, version: work.version, input: { score: 50 } };
    const { one: graded } = await facilitator.read(Handed, GRADE, grade);
    const back = { id: work._id, version: graded.version };
    expect((await student.read(Work, WITHDRAW, back)).one.submission).toMatchObject({
      status: 'DRAFT',
      score: null,
    });
  });
});

it('costs one statement to list what is to be graded, and one to list what a student has', async () => {
  const filter = { status: 'SUBMITTED' };
  const sort = { field: 'submittedAt', order: 'ASC' };
  const list = () => facilitator.read(Listed, LIST, { filter, sort });
  await list();
  const staff = await statementsOf(app, list);
  expect(staff.filter((text) => text.includes('submissions'))).toHaveLength(1);
  const mine = () => student.send('query { studentAssignments { _id state submission { _id } } }');
  await mine();
  const own = await statementsOf(app, mine);
  expect(own.filter((text) => text.includes('assignments'))).toHaveLength(1);
});
