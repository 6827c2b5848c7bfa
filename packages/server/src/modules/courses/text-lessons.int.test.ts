import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aCourse } from '../../testing/factories/course.ts';
import { aFile } from '../../testing/factories/file.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { xssPayloads } from '../../testing/xss-payloads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const FIELDS = '_id version kind content releaseAfterDays noSkipping minimumSeenPercent position';
const CREATE = `mutation ($input: LessonInput!) { createLesson(lessonInput: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: LessonInput!) { updateLesson(_id: $id, version: $version, lessonInput: $input) { ${FIELDS} } }`;
const MOVE = `mutation ($id: ID!, $version: Int!, $position: Int!) { moveLesson(_id: $id, version: $version, position: $position) { ${FIELDS} } }`;

const Made = z.object({
  createLesson: z.looseObject({ _id: z.string(), content: z.string().nullable() }),
});
const textIn = (courseId: string, more: object = {}) => ({
  courseId,
  title: 'Reading',
  kind: 'TEXT',
  position: 1,
  published: true,
  ...more,
});

describe('a lesson to be read', () => {
  it('is kept clean, with its rules, and keeps them when it is moved', async () => {
    const admin = await app.as('admin');
    const { _id: courseId } = await aCourse(app);
    const rules = { releaseAfterDays: 7, noSkipping: true, minimumSeenPercent: 90 };
    const content = '<h1>Psalm 1</h1><p onclick="x()">Blessed<script>alert(1)</script></p>';
    const input = textIn(courseId, { ...rules, content });
    const { createLesson } = await admin.read(Made, CREATE, { input });
    const clean = '<h2>Psalm 1</h2><p>Blessed</p>';
    expect(createLesson).toMatchObject({ kind: 'TEXT', content: clean, ...rules });
    await aLesson(app, { courseId, position: 2 });
    const { data } = await admin.send(MOVE, { id: createLesson._id, version: 1, position: 2 });
    expect(data).toMatchObject({
      moveLesson: { version: 2, position: 2, content: clean, ...rules },
    });
    expect(await admin.codeOf(MOVE, { id: createLesson._id, version: 1, position: 1 })).toBe(
      'CONFLICT',
    );
    expect(await admin.codeOf(MOVE, { id: createLesson._id, version: 2, position: 0 })).toBe(
      'INVALID',
    );
  });

  it('runs nothing, whatever was written', async () => {
    const admin = await app.as('admin');
    const { _id: courseId } = await aCourse(app);
    // Files of no record are refused as such.
    const payloads = xssPayloads.filter((payload) => !payload.includes('/files/'));
    const input = textIn(courseId, { content: payloads.join('\n') });
    const { createLesson } = await admin.read(Made, CREATE, { input });
    expect(createLesson.content).not.toMatch(/<script|<[^>]+\son\w+=|href="\s*javascript/i);
  });

  it('is not made of one that plays something', async () => {
    const admin = await app.as('admin');
    const { _id: courseId } = await aCourse(app);
    const { _id: mediaFileId } = await aFile(app, { contentType: 'video/mp4' });
    const { _id: id } = await aLesson(app, { courseId, mediaFileId });
    const { errors } = await admin.send(UPDATE, { id, version: 1, input: textIn(courseId) });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('kind');
    const { _id: silent } = await aLesson(app, { courseId, position: 2 });
    const input = textIn(courseId, { content: '<p>Now</p>' });
    expect(await admin.codeOf(UPDATE, { id: silent, version: 1, input })).toBeUndefined();
  });

  it.each([
    [{ content: 'x'.repeat(500_001) }, 'content'],
    [{ releaseAfterDays: -1 }, 'releaseAfterDays'],
    [{ releaseAfterDays: 3651 }, 'releaseAfterDays'],
    [{ minimumSeenPercent: 0 }, 'minimumSeenPercent'],
    [{ minimumSeenPercent: 101 }, 'minimumSeenPercent'],
    [{ kind: 'GAME' }, undefined],
  ])('is refused where it asks for the impossible', async (more, field) => {
    const { _id: courseId } = await aCourse(app);
    const { errors } = await (
      await app.as('admin')
    ).send(CREATE, { input: textIn(courseId, more) });
    expect(errors).toHaveLength(1);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(field ? [field] : []);
  });
});
