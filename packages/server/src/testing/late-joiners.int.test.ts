import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../platform/id.ts';
import { anAssignment, datesOf } from './factories/assignment.ts';
import { aCourse } from './factories/course.ts';
import { anExam } from './factories/exam.ts';
import { aGroup } from './factories/group.ts';
import { aResult } from './factories/result.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { assignments } from '../modules/assignments/assignments.table.ts';
import { courses } from '../modules/courses/courses.table.ts';
import { mailExamDeadlines } from '../modules/exams/exam-mails.jobs.ts';
import { examMails } from '../modules/exams/exam-mails.table.ts';
import { examWindows } from '../modules/exams/exams.table.ts';
import { groupMembers } from '../modules/groups/groups.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const [EARLY, LATE] = ['user-student', 'user-student2'];
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
const db = () => app.services.database.db;

/**
 * A group of two whose exam and essay were due an hour ago, and whose second essay is due in an hour.
 * The one student was there from the beginning, the other is added now.
 */
async function classroom() {
  const group = await aGroup(app, { students: [EARLY], facilitators: ['user-facilitator'] });
  const { _id: courseId } = await aCourse(app, { offeredTo: [group._id] });
  const exam = await anExam(app, { courseId, title: 'Exam' });
  const [over, ahead] = [
    await anAssignment(app, { courseId, title: 'Over' }),
    await anAssignment(app, { courseId, title: 'Ahead' }),
  ];
  const window = { _id: newId(), examId: exam._id, groupId: group._id, deadline: inHours(-1) };
  await db().insert(examWindows).values(window);
  await datesOf(app, { assignmentId: over._id, groupId: group._id, dueAt: inHours(-1) });
  await datesOf(app, { assignmentId: ahead._id, groupId: group._id, dueAt: inHours(1) });
  const add =
    'mutation ($id: ID!, $userIds: [ID!]!) { addGroupMembers(_id: $id, userIds: $userIds, role: STUDENT) { version } }';
  const added = await (await app.as('admin')).send(add, { id: group._id, userIds: [LATE] });
  expect(added.errors).toBeUndefined();
  return { group, courseId, exam, over };
}

const GRADE = 'score letter parts { title state score explanation { text } }';
const Grade = z.object({
  score: z.number().nullable(),
  letter: z.string().nullable(),
  complete: z.boolean().optional(),
  parts: z.array(
    z.object({
      title: z.string(),
      state: z.string(),
      score: z.number().nullable(),
      explanation: z.array(z.object({ text: z.string() })),
    }),
  ),
});
const gradeOf = async (persona: 'student' | 'student2', courseId: string) => {
  const query = `query ($courseId: ID!) { courseGrade(courseId: $courseId) { ${GRADE} } }`;
  const client = await app.as(persona);
  return (await client.read(z.object({ courseGrade: Grade }), query, { courseId })).courseGrade;
};
const statesOf = ({ parts }: z.infer<typeof Grade>) =>
  Object.fromEntries(parts.map(({ title, state }) => [title, state]));

it('whoever joins late has missed nothing that was due before, and whoever was there has', async () => {
  const { courseId } = await classroom();
  const late = await gradeOf('student2', courseId);
  expect(late).toMatchObject({ score: null, letter: null });
  expect(statesOf(late)).toEqual({
    Exam: 'NOT_REQUIRED',
    Over: 'NOT_REQUIRED',
    Ahead: 'PENDING',
  });
  expect(late.parts.find(({ title }) => title === 'Over')?.explanation).toEqual([
    { text: 'Was due before the student joined the group: not required, and does not count' },
  ]);
  const early = await gradeOf('student', courseId);
  expect(early).toMatchObject({ score: 0 });
  expect(statesOf(early)).toEqual({ Exam: 'MISSING', Over: 'MISSING', Ahead: 'PENDING' });
});

it('what is due later is required, and what is done all the same counts', async () => {
  const { courseId, exam, group } = await classroom();
  app.clock.advance(HOUR);
  expect(await gradeOf('student2', courseId)).toMatchObject({ score: 0 });
  await aResult(app, exam, { userId: LATE, groupId: group._id, score: 90, passed: true });
  const grade = await gradeOf('student2', courseId);
  expect(statesOf(grade)).toEqual({ Exam: 'GRADED', Over: 'NOT_REQUIRED', Ahead: 'MISSING' });
  expect(grade.score).toBe(45);
});

it('the grade book and the transcript agree', async () => {
  const { courseId, exam, group } = await classroom();
  await aResult(app, exam, { userId: LATE, groupId: group._id, score: 80, passed: true });
  app.clock.advance(HOUR);
  await db().update(assignments).set({ published: false }).where(eq(assignments.title, 'Ahead'));
  const BOOK = `query ($groupId: ID!, $courseId: ID!) { gradeBook(groupId: $groupId, courseId: $courseId) { items { student { _id } grade { ${GRADE} complete } } } }`;
  const facilitator = await app.as('facilitator');
  const Book = z.object({
    gradeBook: z.object({
      items: z.array(z.object({ student: z.object({ _id: z.string() }), grade: Grade })),
    }),
  });
  const { gradeBook } = await facilitator.read(Book, BOOK, { groupId: group._id, courseId });
  const late = gradeBook.items.find(({ student }) => student._id === LATE);
  expect(late?.grade).toMatchObject({ score: 80, complete: true });
  const Transcript = z.object({
    transcript: z.object({
      terms: z.array(
        z.object({
          courses: z.array(z.object({ code: z.string(), score: z.number().nullable() })),
        }),
      ),
    }),
  });
  const { transcript } = await (
    await app.as('student2')
  ).read(Transcript, '{ transcript { terms { courses { code score } } } }');
  const [course] = await db().select().from(courses).where(eq(courses._id, courseId));
  const scores = transcript.terms.flatMap((term) => term.courses);
  expect(scores).toContainEqual({ code: course?.code, score: 80 });
});

it('lists do not call it missed, and nobody who joined late is late', async () => {
  const { courseId, exam, over } = await classroom();
  const query = `{ studentCourses { _id exams { _id deadline isLate beforeJoining } } studentAssignments { _id state beforeJoining } }`;
  const read = async (persona: 'student' | 'student2') => {
    const { data } = await (await app.as(persona)).send(query);
    const Lists = z.object({
      studentCourses: z.array(
        z.object({ _id: z.string(), exams: z.array(z.looseObject({ _id: z.string() })) }),
      ),
      studentAssignments: z.array(z.looseObject({ _id: z.string() })),
    });
    const lists = Lists.parse(data);
    const course = lists.studentCourses.find(({ _id }) => _id === courseId);
    return {
      exam: course?.exams.find(({ _id }) => _id === exam._id),
      essay: lists.studentAssignments.find(({ _id }) => _id === over._id),
    };
  };
  expect(await read('student2')).toMatchObject({
    exam: { deadline: null, isLate: false, beforeJoining: true },
    essay: { state: 'CLOSED', beforeJoining: true },
  });
  expect(await read('student')).toMatchObject({
    exam: { isLate: true, beforeJoining: false },
    essay: { state: 'CLOSED', beforeJoining: false },
  });
});

it('nobody is mailed about a deadline that was over when they joined', async () => {
  const { exam } = await classroom();
  await mailExamDeadlines.handle({}, app.services);
  const mailed = await db().select().from(examMails).where(eq(examMails.examId, exam._id));
  expect(mailed.map(({ userId, kind }) => `${kind} ${userId}`)).toEqual([`PENALTY ${EARLY}`]);
});

it('when somebody joined is kept while they stay, and anew when they come back', async () => {
  const { group } = await classroom();
  const joined = async () => {
    const of = and(eq(groupMembers.groupId, group._id), eq(groupMembers.userId, LATE));
    const [row] = await db().select().from(groupMembers).where(of);
    return row?.joinedAt;
  };
  const first = app.clock.now().toISOString();
  expect(await joined()).toBe(first);
  app.clock.advance(HOUR);
  const admin = await app.as('admin');
  const add =
    'mutation ($id: ID!, $userIds: [ID!]!) { addGroupMembers(_id: $id, userIds: $userIds, role: STUDENT) { version } }';
  await admin.send(add, { id: group._id, userIds: ['user-graduate'] });
  expect(await joined()).toBe(first);
  const take =
    'mutation ($id: ID!, $userIds: [ID!]!) { removeGroupMembers(_id: $id, userIds: $userIds, role: STUDENT) { version } }';
  await admin.send(take, { id: group._id, userIds: [LATE] });
  await admin.send(add, { id: group._id, userIds: [LATE] });
  expect(await joined()).toBe(app.clock.now().toISOString());
});
