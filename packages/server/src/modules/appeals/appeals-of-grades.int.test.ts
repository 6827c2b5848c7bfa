import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { aGradedSubmission, anAssignment } from '../../testing/factories/assignment.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aResult } from '../../testing/factories/result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { submissions } from '../assignments/assignments.table.ts';
import { gradeChanges } from '../grades/grades.table.ts';

let app: TestApp;
let student: TestClient;
let facilitator: TestClient;
let regionAdmin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
  facilitator = await app.as('facilitator');
  regionAdmin = await app.as('regionAdmin');
});
afterAll(() => app.close());

const STUDENT = 'user-student';
const OPEN =
  'mutation ($_id: ID!, $kind: AppealSubjectKind!, $subjectId: ID!) { openAppeal(_id: $_id, subjectKind: $kind, subjectId: $subjectId, reason: "It is right.") { title status } }';
const STATE =
  'query ($kind: AppealSubjectKind!, $subjectId: ID!) { appealState(subjectKind: $kind, subjectId: $subjectId) { openUntil } }';
const ONE =
  'query ($_id: ID!) { appeal(_id: $_id) { takesMinutes takesScore choices { accept decline askSecondReader } evidence { kind byName detail { name value } } } }';
const ASK =
  'mutation ($_id: ID!) { askSecondReader(_id: $_id, version: 1, opinion: "Not mine.") { status } }';
const DECIDE =
  'mutation ($_id: ID!, $version: Int!, $accepted: Boolean!, $score: Int) { decideAppeal(_id: $_id, version: $version, accepted: $accepted, answer: "You are right.", score: $score) { status score } }';
const Appeal = z.object({
  appeal: z.object({
    takesScore: z.boolean(),
    choices: z.object({ accept: z.boolean(), decline: z.boolean() }),
    evidence: z.array(
      z.object({
        kind: z.string(),
        byName: z.string().nullable(),
        detail: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    ),
  }),
});

async function appeal(kind: 'SUBMISSION_GRADE' | 'COURSE_GRADE', subjectId: string) {
  const _id = newId();
  expect(await student.codeOf(OPEN, { _id, kind, subjectId })).toBeUndefined();
  return _id;
}

/** Everything that happened, in one line each. */
const evidenceOf = async (_id: string) =>
  (await facilitator.read(Appeal, ONE, { _id })).appeal.evidence.map(
    ({ kind, byName, detail }) =>
      `${kind} ${detail.map(({ value }) => value).join(', ')}${byName ? ` (${byName})` : ''}`,
  );

const fieldsOf = async (client: TestClient, variables: Record<string, unknown>) =>
  (await client.send(DECIDE, variables)).errors?.[0]?.extensions.fields;

async function classroom() {
  const group = await aGroup(app, { students: [STUDENT], facilitators: ['user-facilitator'] });
  const { _id: courseId } = await aCourse(app, { offeredTo: [group._id] });
  return { courseId, groupId: group._id, regionId: group.regionId };
}

/** Work that the facilitator has graded with 55. */
async function graded(place: Awaited<ReturnType<typeof classroom>>) {
  const { _id: assignmentId } = await anAssignment(app, place);
  return aGradedSubmission(app, {
    ...place,
    assignmentId,
    userId: STUDENT,
    gradedBy: 'user-facilitator',
  });
}

describe('the grade of an assignment', () => {
  const kind = 'SUBMISSION_GRADE';

  it('goes back to the inbox when the appeal is accepted, and the change is written down', async () => {
    const subjectId = await graded(await classroom());
    const _id = await appeal(kind, subjectId);
    expect(await evidenceOf(_id)).toEqual([
      'HANDED_IN The letter to Philemon, CODE',
      'GRADED The letter to Philemon, 55 (Thabo Mokoena)',
    ]);
    const accepted = { _id, version: 1, accepted: true };
    expect(await facilitator.codeOf(DECIDE, accepted)).toBeUndefined();
    const { db } = app.services.database;
    const [work] = await db.select().from(submissions).where(eq(submissions._id, subjectId));
    expect(work).toMatchObject({ status: 'SUBMITTED', score: null, gradedBy: null, version: 2 });
    const changes = await db
      .select()
      .from(gradeChanges)
      .where(eq(gradeChanges.subjectId, subjectId));
    expect(changes).toMatchObject([{ before: 55, after: null, reason: 'You are right.' }]);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.entityId, subjectId));
    expect(audit.map(({ action }) => action)).toEqual(['decideAppeal']);
    expect(await student.send(STATE, { kind, subjectId })).toMatchObject({
      data: { appealState: { openUntil: null } },
    });
  });

  it('is read a second time by somebody who did not give it', async () => {
    const _id = await appeal(kind, await graded(await classroom()));
    const declined = { _id, version: 1, accepted: false };
    expect(await facilitator.codeOf(DECIDE, declined)).toBe('FORBIDDEN');
    expect(await facilitator.codeOf(ASK, { _id })).toBeUndefined();
    expect(await facilitator.codeOf(DECIDE, { ...declined, version: 2 })).toBe('FORBIDDEN');
    expect(await regionAdmin.codeOf(DECIDE, { ...declined, version: 2 })).toBeUndefined();
  });

  it('that is not there any more leaves the appeal as it was', async () => {
    const subjectId = await graded(await classroom());
    const _id = await appeal(kind, subjectId);
    await app.services.database.db
      .update(submissions)
      .set({ status: 'SUBMITTED', score: null, gradedAt: null, gradedBy: null })
      .where(eq(submissions._id, subjectId));
    expect(await facilitator.codeOf(DECIDE, { _id, version: 1, accepted: true })).toBe('CONFLICT');
    expect(await regionAdmin.codeOf(DECIDE, { _id, version: 1, accepted: false })).toBeUndefined();
  });

  it('is nobody else’s to appeal against', async () => {
    const subjectId = await graded(await classroom());
    for (const who of ['student2', 'facilitator', 'regionAdmin'] as const) {
      const client = await app.as(who);
      expect(await client.codeOf(OPEN, { _id: newId(), kind, subjectId })).toBe('NOT_FOUND');
    }
  });
});

describe('the grade of a course', () => {
  const kind = 'COURSE_GRADE';
  const GRADE =
    'query ($courseId: ID!) { courseGrade(courseId: $courseId) { score letter complete explanation { text value } } }';
  const Grade = z.object({
    courseGrade: z.object({
      score: z.number().nullable(),
      letter: z.string().nullable(),
      explanation: z.array(z.object({ text: z.string(), value: z.number().nullable() })),
    }),
  });
  const gradeIn = async (courseId: string) =>
    (await student.read(Grade, GRADE, { courseId })).courseGrade;

  /** One exam with 65, or none of it yet. */
  async function taught(score: number | null = 65) {
    const place = await classroom();
    const exam = await anExam(app, { courseId: place.courseId, title: 'Romans' });
    const { groupId } = place;
    if (score !== null)
      await aResult(app, exam, { userId: STUDENT, groupId, score, passed: false });
    return place;
  }

  it('becomes the one that an admin gives who accepts, with the reason for its student', async () => {
    const { courseId } = await taught();
    const _id = await appeal(kind, courseId);
    expect(await evidenceOf(_id)).toEqual(['EXAM_RESULT Romans, 65']);
    const accepted = { _id, version: 1, accepted: true };
    expect(await fieldsOf(regionAdmin, accepted)).toHaveProperty('score');
    expect(await regionAdmin.codeOf(DECIDE, { ...accepted, score: 101 })).toBe('INVALID');
    expect((await regionAdmin.send(DECIDE, { ...accepted, score: 82 })).data).toMatchObject({
      decideAppeal: { status: 'ACCEPTED', score: 82 },
    });
    const grade = await gradeIn(courseId);
    expect(grade).toMatchObject({ score: 82, letter: 'B' });
    expect(grade.explanation.slice(-3)).toEqual([
      { text: 'Corrected by hand; it was 65% at first', value: 82 },
      { text: 'Reason: You are right.', value: null },
      { text: 'From 80%: B', value: null },
    ]);
    const changes = await app.services.database.db
      .select()
      .from(gradeChanges)
      .where(and(eq(gradeChanges.subjectId, courseId), eq(gradeChanges.subjectKind, 'COURSE')));
    expect(changes).toMatchObject([
      { before: 65, after: 82, reason: 'You are right.', changedBy: 'user-regionadmin' },
    ]);
    // Whoever corrected it does not decline the next appeal against it.
    const again = await appeal(kind, courseId);
    const declined = { _id: again, version: 1, accepted: false };
    expect(await regionAdmin.codeOf(DECIDE, declined)).toBe('FORBIDDEN');
  });

  it('is declined by a facilitator, who gives no grade of a course', async () => {
    const { courseId } = await taught();
    const _id = await appeal(kind, courseId);
    const { appeal: read } = await facilitator.read(Appeal, ONE, { _id });
    expect(read).toMatchObject({ takesScore: true, choices: { accept: false, decline: true } });
    const accepted = { _id, version: 1, accepted: true, score: 90 };
    expect(await facilitator.codeOf(DECIDE, accepted)).toBe('FORBIDDEN');
    expect(await (await app.as('regionAdmin2')).codeOf(DECIDE, accepted)).toBe('NOT_FOUND');
    expect(await facilitator.codeOf(DECIDE, { ...accepted, accepted: false })).toBeUndefined();
    expect(await gradeIn(courseId)).toMatchObject({ score: 65 });
  });

  it('is nothing to appeal against while something is to come, or where there is none', async () => {
    const { courseId } = await taught(null);
    const against = { _id: newId(), kind, subjectId: courseId };
    expect(await student.codeOf(OPEN, against)).toBe('INVALID');
    expect(await (await app.as('student2')).codeOf(OPEN, against)).toBe('NOT_FOUND');
    expect(await student.codeOf(OPEN, { ...against, subjectId: 'nothing' })).toBe('NOT_FOUND');
  });

  it('of each student is appealed against by itself', async () => {
    const group = await aGroup(app, { students: [STUDENT, 'user-student2'] });
    const { _id: courseId } = await aCourse(app, { offeredTo: [group._id] });
    const exam = await anExam(app, { courseId });
    for (const userId of [STUDENT, 'user-student2']) {
      await aResult(app, exam, { userId, groupId: group._id, score: 40, passed: false });
    }
    await appeal(kind, courseId);
    const other = await app.as('student2');
    const against = { _id: newId(), kind, subjectId: courseId };
    expect(await other.codeOf(OPEN, against)).toBeUndefined();
    expect(await student.codeOf(OPEN, { ...against, _id: newId() })).toBe('CONFLICT');
  });

  it('stands for fourteen days after the last result', async () => {
    const { courseId } = await taught();
    const openUntil = async () => {
      const client = await app.as('student');
      const { data } = await client.send(STATE, { kind, subjectId: courseId });
      return z.object({ openUntil: z.string().nullable() }).parse(data?.['appealState']).openUntil;
    };
    expect(await openUntil()).not.toBeNull();
    app.clock.advance(15 * 86_400_000);
    expect(await openUntil()).toBeNull();
  });
});
