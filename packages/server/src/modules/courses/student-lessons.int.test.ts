import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { verifySignedUrl } from '../../platform/signed-url.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aFile } from '../../testing/factories/file.ts';
import { aGroup } from '../../testing/factories/group.ts';
import { aLesson, lessonsTitled } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lessonDownloads, lessonSubtitles } from './courses.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ME = 'user-student';
const db = () => app.services.database.db;
const PAGE =
  'query ($id: ID!) { studentLesson(_id: $id) { title position mediaUrl mediaContentType subtitles { locale label url } downloads { title url } course { code } progress { _id lessonId positionSeconds playbackSpeed completed } previous { title } next { title } } }';

async function myCourse() {
  const group = await aGroup(app, { students: [ME, 'user-facilitator'] });
  return aCourse(app, { offeredTo: [group._id] });
}
describe('the page of a lesson', () => {
  it('leads to the published lessons before and after', async () => {
    const course = await myCourse();
    const made = await lessonsTitled(app, course._id, 'One', 'Two');
    await aLesson(app, { courseId: course._id, title: 'Hidden', position: 3, published: false });
    const last = await aLesson(app, { courseId: course._id, title: 'Four', position: 4 });
    await aLesson(app, { courseId: (await myCourse())._id, title: 'Elsewhere', position: 5 });
    const student = await app.as('student');
    const around = async (id: string | undefined) =>
      (await student.send(PAGE, { id })).data?.studentLesson;
    expect(await around(made[0]?._id)).toMatchObject({ previous: null, next: { title: 'Two' } });
    expect(await around(made[1]?._id)).toMatchObject({
      course: { code: course.code },
      previous: { title: 'One' },
      next: { title: 'Four' },
    });
    expect(await around(last._id)).toMatchObject({ previous: { title: 'Two' }, next: null });
  });

  const Links = z.object({
    studentLesson: z.object({
      mediaUrl: z.string(),
      subtitles: z.array(z.object({ locale: z.string(), label: z.string(), url: z.string() })),
      downloads: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
  });

  it('plays by signed links, in one statement and the session', async () => {
    const course = await myCourse();
    const audio = await aFile(app, { contentType: 'audio/mpeg' });
    const lesson = await aLesson(app, { courseId: course._id, mediaFileId: audio._id });
    for (const locale of ['de_DE', 'ZHS']) {
      const file = await aFile(app, { contentType: 'text/vtt' });
      await db().insert(lessonSubtitles).values({ lessonId: lesson._id, locale, fileId: file._id });
    }
    for (const [index, title] of ['Second', 'First'].entries()) {
      const file = await aFile(app, { fileName: `${title}.pdf` });
      const row = { lessonId: lesson._id, fileId: file._id, title, position: 2 - index };
      await db()
        .insert(lessonDownloads)
        .values({ ...row, _id: file._id });
    }
    const student = await app.as('student');
    const { studentLesson } = await student.read(Links, PAGE, { id: lesson._id });
    expect(verifySignedUrl(app.services, studentLesson.mediaUrl)?.fileId).toBe(audio._id);
    expect(studentLesson.subtitles.map(({ locale, label }) => [locale, label])).toEqual([
      ['ZHS', '简体中文'],
      ['de_DE', 'Deutsch'],
    ]);
    expect(studentLesson.downloads.map(({ title }) => title)).toEqual(['First', 'Second']);
    const saved = studentLesson.downloads.map(({ url }) => verifySignedUrl(app.services, url));
    expect(saved.map((file) => file?.download)).toEqual(['First.pdf', 'Second.pdf']);
    expect(await statementsOf(app, () => student.send(PAGE, { id: lesson._id }))).toHaveLength(2);
  });
});
