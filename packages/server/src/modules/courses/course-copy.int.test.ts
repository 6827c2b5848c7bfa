import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { anAssignment, datesOf } from '../../testing/factories/assignment.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { assignmentDates, assignments } from '../assignments/assignments.table.ts';
import { examItems, exams } from '../exams/exams.table.ts';
import { questions, questionVersions } from '../questions/questions.table.ts';
import { courses, lessons } from './courses.table.ts';
import { lessonChecks } from './lesson-checks.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const COPY =
  'mutation ($id: ID!, $input: CourseCopyInput!) { copyCourse(_id: $id, courseCopyInput: $input) { _id } }';
const WHOLE = `query ($id: ID!) { course(_id: $id) {
  name published publishedAt programme year description locale
  categories { _id } teachers { _id } offerings { groupId termId startsOn endsOn }
  lessons { _id title kind position published releaseAfterDays noSkipping minimumSeenPercent durationSeconds
    media { locale fileName } subtitles { locale } downloads { title } } } }`;

const Copied = z.object({ copyCourse: z.object({ _id: z.string() }) });
const Whole = z.object({
  course: z.looseObject({
    name: z.string(),
    published: z.boolean(),
    publishedAt: z.string().nullable(),
    offerings: z.array(z.looseObject({ groupId: z.string() })),
    lessons: z.array(z.looseObject({ _id: z.string(), title: z.string(), published: z.boolean() })),
  }),
});

let number = 0;
const anInput = (more: object = {}) => ({
  code: `COPY${(number += 1)}`,
  name: 'Survey once more',
  groupIds: [],
  ...more,
});
async function copy(more: object = {}, id = 'course-bib101') {
  const { copyCourse } = await (
    await app.as('admin')
  ).read(Copied, COPY, { id, input: anInput(more) });
  return copyCourse._id;
}
const whole = async (id: string) =>
  (await (await app.as('admin')).read(Whole, WHOLE, { id })).course;

describe('a copied course', () => {
  it('has all that the first one has, and nothing of it is published', async () => {
    const before = await whole('course-bib101');
    const after = await whole(await copy());
    const plain = (lesson: object) => ({ ...lesson, _id: '', published: false });
    expect(after).toEqual({
      ...before,
      name: 'Survey once more',
      published: false,
      publishedAt: null,
      offerings: [],
      lessons: before.lessons.map(plain).map((lesson, index) => ({
        ...lesson,
        _id: after.lessons[index]?._id,
      })),
    });
    expect(after.lessons.length).toBeGreaterThan(3);
    const ids = new Set([...before.lessons, ...after.lessons].map(({ _id }) => _id));
    expect(ids.size).toBe(before.lessons.length * 2);
  });

  it('runs in the groups and the term that were asked for, as long as before', async () => {
    const group = await aGroup(app);
    const groupIds = ['group-cape-town-1', group._id];
    const inTerm = await whole(await copy({ groupIds, termId: 'term-autumn' }));
    expect(inTerm.offerings).toHaveLength(2);
    expect(inTerm.offerings).toMatchObject([{ termId: 'term-autumn' }, { termId: 'term-autumn' }]);
    const later = await whole(await copy({ groupIds: [group._id], startsOn: '2027-02-01' }));
    // The first course ran for 120 days.
    expect(later.offerings).toEqual([
      { groupId: group._id, termId: null, startsOn: '2027-02-01', endsOn: '2027-06-01' },
    ]);
    const plain = await whole(await copy({ groupIds: [group._id] }));
    expect(plain.offerings).toMatchObject([{ startsOn: group.startsOn, endsOn: group.endsOn }]);
  });

  it('has exams of its own with the same questions, unpublished', async () => {
    const { db } = app.services.database;
    const examsIn = async (courseId: string) => {
      const rows = await db
        .select({
          examId: exams._id,
          title: exams.title,
          published: exams.published,
          questionId: examItems.questionId,
          versionId: examItems.versionId,
          points: examItems.points,
          content: questionVersions.content,
          key: questionVersions.key,
        })
        .from(exams)
        .innerJoin(examItems, eq(examItems.examId, exams._id))
        .innerJoin(questionVersions, eq(questionVersions._id, examItems.versionId))
        .where(eq(exams.courseId, courseId))
        .orderBy(asc(exams.title), asc(examItems.position));
      return rows;
    };
    const before = await examsIn('course-bib101');
    const after = await examsIn(await copy());
    const told = (rows: typeof before) =>
      rows.map(({ title, points, content, key }) => ({ title, points, content, key }));
    expect(after.length).toBeGreaterThan(10);
    expect(told(after)).toEqual(told(before));
    expect(after.some(({ published }) => published)).toBe(false);
    const ids = (rows: typeof before) =>
      rows.flatMap(({ examId, questionId, versionId }) => [examId, questionId, versionId]);
    const old = new Set(ids(before));
    expect(ids(after).filter((id) => old.has(id))).toEqual([]);
    const entries = await db
      .select({ entity: auditEntries.entity })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, after[0]?.examId ?? ''));
    expect(entries).toEqual([{ entity: 'exam' }]);
  });

  it('asks in its recordings what the first one asks, by questions of its own', async () => {
    const { db } = app.services.database;
    const checksIn = (courseId: string) =>
      db
        .select({
          title: lessons.title,
          atSeconds: lessonChecks.atSeconds,
          text: questions.title,
          ofCourse: questions.courseId,
        })
        .from(lessonChecks)
        .innerJoin(lessons, eq(lessons._id, lessonChecks.lessonId))
        .innerJoin(questions, eq(questions._id, lessonChecks.questionId))
        .where(eq(lessons.courseId, courseId));
    const [first] = await checksIn('course-bib101');
    const toId = await copy();
    expect(await checksIn(toId)).toEqual([{ ...first, ofCourse: toId }]);
  });

  it('has assignments of its own, unpublished and without dates', async () => {
    const { db } = app.services.database;
    const { _id: groupId } = await aGroup(app);
    const { _id: courseId } = await aCourse(app, { offeredTo: [groupId] });
    const first = await anAssignment(app, { courseId, weight: 3 });
    await datesOf(app, { assignmentId: first._id, groupId, dueAt: '2027-01-01T00:00:00.000Z' });
    const toId = await copy({}, courseId);
    const found = await db
      .select()
      .from(assignments)
      .leftJoin(assignmentDates, eq(assignmentDates.assignmentId, assignments._id))
      .where(eq(assignments.courseId, toId));
    const { title, content, weight } = first;
    const like = { title, content, weight, published: false };
    expect(found).toMatchObject([{ assignments: like, assignment_dates: null }]);
    expect(found[0]?.assignments._id).not.toBe(first._id);
  });

  it.each([
    [{ code: 'BIB102' }, 'code'],
    [{ code: ' ' }, 'code'],
    [{ termId: 'nowhere' }, 'termId'],
    [{ groupIds: ['nowhere'] }, 'groupIds'],
  ])('with %j is refused at %s, and nothing is left of it', async (more, field) => {
    const { db } = app.services.database;
    const counts = async () => [await db.$count(courses), await db.$count(lessons)];
    const before = await counts();
    const { errors } = await (
      await app.as('admin')
    ).send(COPY, { id: 'course-bib101', input: anInput(more) });
    expect(errors?.[0]?.extensions.fields).toHaveProperty([field]);
    expect(await counts()).toEqual(before);
  });

  it('is made by admins of the college, of a course that is there', async () => {
    const input = anInput();
    expect(await (await app.as('admin')).codeOf(COPY, { id: 'nowhere', input })).toBe('NOT_FOUND');
    for (const persona of ['regionAdmin', 'manager', 'facilitator', 'student'] as const) {
      const person = await app.as(persona);
      expect(await person.codeOf(COPY, { id: 'course-bib101', input })).toBe('FORBIDDEN');
    }
  });
});
