import path from 'node:path';
import type { PersonaKey } from '@lampstand/server/demo';
import { stateOf } from '../college/signed-in.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

const recording = path.join(import.meta.dirname, '../../server/src/seed/media/lecture-dawn.mp4');

const subtitles = {
  name: 'words.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from('1\n00:00:01,000 --> 00:00:04,000\nBlessed is the one\n'),
};

const psalm = {
  name: 'psalm.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n% Blessed is the one\n'),
};

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Chooses a file for one language of a lesson. */
async function upload(page: Page, place: string, file: typeof subtitles | string): Promise<void> {
  const files = page.getByRole('group', { name: place });
  const dialog = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Upload' }).click();
  await (await dialog).setFiles(file);
  await expect(files.getByRole('button', { name: 'Replace' })).toBeVisible({ timeout: 30_000 });
}

const secondOf = (page: Page) =>
  page.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime);

/** Plays for about a second; what was seen has reached the server. */
async function playAWhile(page: Page): Promise<void> {
  const from = await secondOf(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(from + 1);
  const saved = page.waitForResponse(
    (response) =>
      response.request().postData()?.includes('saveLessonProgress') === true && response.ok(),
  );
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await saved;
}

/** Turns subtitles on, and makes them yellow. */
async function styleSubtitles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Subtitles' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('slider', { name: 'Position' }).fill('2');
  const words = page.getByText('Blessed is the one');
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Subtitles' }).click();
  await page.getByRole('menuitem', { name: 'Subtitle style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subtitle style' });
  await dialog.getByRole('combobox', { name: 'Text colour' }).selectOption('Yellow');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const lines = page.locator('[data-colour="yellow"]');
  await expect(lines.filter({ has: words })).toBeVisible();
}

/** Every call by which a student could ask for a course and its lesson. */
const callsAbout = (course: string, lesson: string): readonly string[] => [
  `{ studentCourse(_id: "${course}") { name } }`,
  '{ studentCourses { name lessons { title } } }',
  `{ studentLesson(_id: "${lesson}") { title mediaUrl downloads { url } } }`,
  `{ lessonNotes(lessonId: "${lesson}") { text } }`,
  `{ courseNotes(courseId: "${course}") { text } }`,
  `{ course(_id: "${course}") { name } }`,
  `{ lesson(_id: "${lesson}") { title } }`,
  `{ previewCourse(_id: "${course}") { name } }`,
  `{ previewLesson(_id: "${lesson}") { title mediaUrl } }`,
  `{ groupProgress(groupId: "group-cape-town-1", courseId: "${course}") { total } }`,
];

test.describe('a superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('makes a course with a recording and subtitles, publishes it, and only the group that it is offered to learns it', async ({
    page,
    browser,
    baseURL,
  }) => {
    // The dialog of the browser with handles is answered by nobody but a person.
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'showOpenFilePicker'));
    await page.goto('/courses/create');
    await page.getByLabel(/^Code/).fill('PSA110');
    await page.getByLabel(/^Name/).fill('Songs of the People');
    await page.getByLabel(/^Programme/).fill('Certificate');
    await save(page);
    await expect(heading(page, 'Songs of the People')).toBeVisible();
    const course = new URL(page.url()).pathname;

    await test.step('with a lesson that plays and speaks', async () => {
      await page.getByRole('tab', { name: 'Lessons' }).click();
      await page.getByRole('link', { name: 'Add lesson' }).click();
      await page.getByLabel(/^Title/).fill('The two ways');
      await expectAccessible(page);
      await save(page);
      await page.getByRole('link', { name: 'The two ways' }).click();
      await upload(page, 'Recording: English', recording);
      await expect(page.getByRole('group', { name: 'Recording: English' })).toContainText('1 min');
      await upload(page, 'Subtitles: English', subtitles);
      const dialog = page.waitForEvent('filechooser');
      await page.getByText('Choose files', { exact: true }).click();
      await (await dialog).setFiles(psalm);
      await expect(page.getByRole('link', { name: 'psalm.pdf' })).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
    });

    await test.step('published, with its lesson', async () => {
      await page.goto(`${course}/lessons`);
      await page.getByRole('checkbox', { name: 'Select all lessons' }).click();
      const lessons = page.getByRole('region', { name: 'Lessons' });
      await lessons.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('The two ways: published')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
      const question = page.getByRole('dialog', { name: 'Publish “Songs of the People”?' });
      await question.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByRole('button', { name: 'Withdraw' }).first()).toBeVisible();
    });

    await test.step('and offered to a group, whose students find it', async () => {
      await page.getByRole('tab', { name: 'Offerings' }).click();
      await page.getByRole('button', { name: 'Offer to a group' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /^Group/ }).fill('Cape Town First Year');
      await page.getByRole('option', { name: 'Cape Town First Year', exact: true }).click();
      await dialog.getByLabel(/^First day/).fill('2026-01-12');
      await dialog.getByLabel(/^Last day/).fill('2099-12-18');
      await expectAccessible(page);
      await save(page);
      await expect(page.getByText('Running')).toBeVisible();
      await expectAccessible(page);
    });

    const openAs = async (persona: PersonaKey) => {
      const storageState = stateOf(persona);
      const context = await browser.newContext({
        storageState,
        ...(baseURL !== undefined && { baseURL }),
      });
      return context.newPage();
    };

    const lesson = await test.step('A student of the group learns it', async () => {
      const student = await openAs('student');
      await student.goto('/student/courses');
      await student.getByRole('link', { name: /Songs of the People/ }).click();
      await student.getByRole('link', { name: 'The two ways', exact: true }).click();
      await expect(heading(student, 'The two ways')).toBeVisible();
      await styleSubtitles(student);
      const fetched = student.waitForEvent('download');
      await student.getByRole('link', { name: /^psalm.pdf/ }).click();
      expect((await fetched).suggestedFilename()).toBe('psalm.pdf');
      await student.getByRole('slider', { name: 'Position' }).fill('20');
      await playAWhile(student);
      const address = student.url();
      await student.context().close();
      return address;
    });

    await test.step('goes on in another browser, at the second where it was left', async () => {
      const elsewhere = await openAs('student');
      await elsewhere.goto(lesson);
      await expect(elsewhere.getByText(/^Continuing at 2\d sec/)).toBeVisible();
      await expect.poll(() => secondOf(elsewhere)).toBeGreaterThan(20);
      await elsewhere.goto('/student/courses');
      const card = elsewhere.getByRole('article').filter({ hasText: 'Songs of the People' });
      await expect(card).toContainText('0 of 1');
      await elsewhere.context().close();
    });

    await test.step('and a student of another group is told nothing of it', async () => {
      const other = await openAs('student2');
      const courseId = path.basename(course);
      const lessonId = path.basename(new URL(lesson).pathname);
      for (const query of callsAbout(courseId, lessonId)) {
        const answer = await other.request.post('/graphql', { data: { query } });
        const text = await answer.text();
        expect(text, query).not.toMatch(/Songs of the People|The two ways|psalm|\/files\//);
        expect(text, query).toMatch(/NOT_FOUND|FORBIDDEN|\[\]|"studentCourses"/);
      }
      await other.goto(new URL(lesson).pathname);
      await expect(other.getByText('The two ways')).toHaveCount(0);
      await other.context().close();
    });
  });
});

test.describe('an admin of a region', () => {
  test.use({ persona: 'regionAdmin' });

  test('reads courses, and is offered no change of them', async ({ page }) => {
    await page.goto('/courses/course-bib101/show/lessons');
    await expect(page.getByRole('link', { name: 'In the beginning' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Publish|Withdraw|Copy|Move/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});
