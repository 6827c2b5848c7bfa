import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aLesson, lessonsTitled } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lessons } from './courses.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const publication = (name: string) =>
  `mutation ($id: ID!, $version: Int!) { ${name}(_id: $id, version: $version) { version published publishedAt } }`;
const PUBLISH = publication('publishCourse');
const UNPUBLISH = publication('unpublishCourse');
const LESSONS =
  'mutation ($ids: [ID!]!, $published: Boolean!) { publishLessons(ids: $ids, published: $published) { id status code } }';
const CHANGES =
  'query ($id: ID!, $page: PageInput) { course(_id: $id) { changesSincePublished(page: $page) { total items { action entity entityId name fields byName } } } }';
const RENAME =
  'mutation ($id: ID!, $version: Int!, $input: LessonInput!) { updateLesson(_id: $id, version: $version, lessonInput: $input) { _id } }';

const Changes = z.object({
  course: z.object({
    changesSincePublished: z.object({
      total: z.number(),
      items: z.array(z.looseObject({ action: z.string(), name: z.string().nullable() })),
    }),
  }),
});
const changesOf = async (id: string, page?: object) =>
  (await (await app.as('admin')).read(Changes, CHANGES, { id, page })).course.changesSincePublished;

/** A moment later. */
const wait = () => app.clock.advance(1000);

describe('publishing a course', () => {
  it('opens and closes it, with the day', async () => {
    const admin = await app.as('admin');
    const { _id: id } = await aCourse(app, { published: false });
    const at = app.clock.now().toISOString();
    expect((await admin.send(PUBLISH, { id, version: 1 })).data).toEqual({
      publishCourse: { version: 2, published: true, publishedAt: at },
    });
    wait();
    expect((await admin.send(UNPUBLISH, { id, version: 2 })).data).toEqual({
      unpublishCourse: { version: 3, published: false, publishedAt: at },
    });
    expect(await admin.codeOf(PUBLISH, { id, version: 2 })).toBe('CONFLICT');
    expect(await admin.codeOf(UNPUBLISH, { id: 'nowhere', version: 1 })).toBe('NOT_FOUND');
  });

  it.each(['regionAdmin', 'manager', 'student'] as const)('is not for %s', async (persona) => {
    const person = await app.as(persona);
    const { _id: id } = await aCourse(app);
    for (const mutation of [PUBLISH, UNPUBLISH]) {
      expect(await person.codeOf(mutation, { id, version: 1 })).toBe('FORBIDDEN');
    }
    expect(await person.codeOf(LESSONS, { ids: ['x'], published: true })).toBe('FORBIDDEN');
  });
});

describe('publishing lessons', () => {
  it('says of each what became of it', async () => {
    const { _id: courseId } = await aCourse(app);
    const hidden = await aLesson(app, { courseId, published: false });
    const shown = await aLesson(app, { courseId, position: 2 });
    const ids = [hidden._id, shown._id, 'nowhere', hidden._id];
    const { data } = await (await app.as('admin')).send(LESSONS, { ids, published: true });
    expect(data).toEqual({
      publishLessons: [
        { id: hidden._id, status: 'DONE', code: null },
        { id: shown._id, status: 'UNCHANGED', code: null },
        { id: 'nowhere', status: 'FAILED', code: 'NOT_FOUND' },
      ],
    });
    const { db } = app.services.database;
    const rows = await db.select().from(lessons).where(eq(lessons.courseId, courseId));
    expect(rows.map(({ published, version }) => [published, version]).toSorted()).toEqual([
      [true, 1],
      [true, 2],
    ]);
  });

  it.each([[[]], [Array.from({ length: 201 }, (_, index) => `lesson-${index}`)], [['']]])(
    'is for one to two hundred of them at once',
    async (ids) => {
      const admin = await app.as('admin');
      expect(await admin.codeOf(LESSONS, { ids, published: true })).toBe('INVALID');
    },
  );
});

describe('what changed since a course was published', () => {
  it('is told of it and of its lessons, also of those that are gone, the newest first', async () => {
    const admin = await app.as('admin');
    const { _id: id } = await aCourse(app, { published: false });
    const [kept, gone] = await lessonsTitled(app, id, 'Kept', 'Gone');
    const input = { courseId: id, title: 'Renamed', kind: 'VIDEO', position: 1, published: true };
    await admin.send(RENAME, { id: kept?._id, version: 1, input: { ...input, title: 'Before' } });
    wait();
    await admin.send(PUBLISH, { id, version: 1 });
    expect(await changesOf(id)).toEqual({ total: 0, items: [] });
    wait();
    await admin.send(RENAME, { id: kept?._id, version: 2, input });
    wait();
    await admin.send('mutation ($id: ID!) { removeLesson(_id: $id) { _id } }', { id: gone?._id });
    wait();
    await admin.send(UNPUBLISH, { id, version: 2 });
    const { total, items } = await changesOf(id);
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { action: 'unpublishCourse', entity: 'course', entityId: id, fields: ['published'] },
      { action: 'removeLesson', entity: 'lesson', entityId: gone?._id, name: 'Gone', fields: [] },
      { action: 'updateLesson', entityId: kept?._id, name: 'Renamed', fields: ['title'] },
    ]);
    expect(items[0]).toHaveProperty('byName');
    expect((await changesOf(id, { page: 2, perPage: 2 })).items).toHaveLength(1);
    wait();
    await admin.send(PUBLISH, { id, version: 3 });
    expect((await changesOf(id)).total).toBe(0);
  });

  it('is nothing of other courses, costs one statement and has pages of a hundred at most', async () => {
    const admin = await app.as('admin');
    const { _id: id } = await aCourse(app);
    expect(await changesOf(id)).toEqual({ total: 0, items: [] });
    const ask = () => admin.send(CHANGES, { id });
    // The session, the course, its changes.
    expect(await statementsOf(app, ask)).toHaveLength(3);
    const page = { page: 1, perPage: 101 };
    expect(await admin.codeOf(CHANGES, { id, page })).toBe('INVALID');
  });
});
