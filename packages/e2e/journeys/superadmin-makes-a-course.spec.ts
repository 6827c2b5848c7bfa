import path from 'node:path';
import { stateOf } from '../college/signed-in.ts';
import { expect, expectAccessible, heading, test, type Page } from './test.ts';

const recording = path.join(import.meta.dirname, '../../server/src/seed/media/lecture-dawn.mp4');

const subtitles = {
  name: 'words.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from('1\n00:00:01,000 --> 00:00:04,000\nBlessed is the one\n'),
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

test.describe('a superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('makes a course with a recording and subtitles, publishes it and offers it to a group', async ({
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
      const hers = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        storageState: stateOf('student'),
      });
      const student = await hers.newPage();
      await student.goto('/student/courses');
      await expect(student.getByRole('link', { name: /Songs of the People/ })).toBeVisible();
      await hers.close();
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
