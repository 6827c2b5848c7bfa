import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { stateOf } from '../college/signed-in.ts';
import { expect, expectAccessible, heading, test } from './test.ts';

const lesson = '/student/courses/course-bib101/lessons/lesson-bib101-6';

test('a student who opens a course while signed out logs in and lands on that course', async ({
  page,
}) => {
  await page.goto('/student/courses/course-bib101');
  await expect(page).toHaveURL('/login?redirect=%2Fstudent%2Fcourses%2Fcourse-bib101');
  await expectAccessible(page);
  await page.getByLabel(/^E-mail/).fill('student@lampstand.example');
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('The e-mail or the password is not correct.')).toBeVisible();
  await page.getByLabel(/^Password/).fill('lampstand-student');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/student/courses/course-bib101');
  await expect(heading(page, 'Old Testament Survey')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
});

test.describe('signed in', () => {
  test.use({ persona: 'student' });

  test('the dashboard shows the group and the five newest results, and leads to a lesson', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(heading(page, /^Good (morning|afternoon|evening), Naledi$/)).toBeVisible();
    await expect(page.getByText('Cape Town First Year').first()).toBeAttached();
    const results = page.getByRole('region', { name: 'Recent exam results' });
    await expect(results.getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);

    await page
      .getByRole('region', { name: 'My courses' })
      .getByRole('link', { name: 'Old Testament Survey', exact: true })
      .click();
    await expect(heading(page, 'Old Testament Survey')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Exile and return', exact: true }).click();
    await expect(heading(page, 'Exile and return')).toBeVisible();
    await expect(page).toHaveURL(lesson);
    await expectAccessible(page);
  });

  test('a lesson plays with subtitles and speed, and goes on after a reload where it was left', async ({
    page,
  }) => {
    await page.goto(lesson);
    const video = page.locator('video');
    const second = () => video.evaluate((media: HTMLVideoElement) => media.currentTime);
    const player = page.getByRole('group', { name: 'Recording: Exile and return' });
    await player.getByRole('button', { name: 'Subtitles' }).click();
    await expectAccessible(page);
    await player.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await player.getByRole('button', { name: /^Playback speed/ }).click();
    await player.getByRole('menuitemradio', { name: '1.5×' }).click();
    const speed = () => video.evaluate((media: HTMLVideoElement) => media.playbackRate);
    await expect.poll(speed).toBe(1.5);

    await player.getByRole('slider', { name: 'Position' }).fill('10');
    await expect(player.getByText('Wir beginnen mit einer Frage')).toBeVisible();
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(second, { message: 'the video advances' }).toBeGreaterThan(10.5);
    const saved = page.waitForResponse(
      (response) =>
        response.request().postData()?.includes('saveLessonProgress') === true && response.ok(),
    );
    await player.getByRole('button', { name: 'Pause', exact: true }).click();
    await saved;
    const left = Math.floor(await second());
    await page.reload();
    await expect(page.getByText(/^Continuing at /)).toBeVisible();
    await expect
      .poll(second, { message: 'the video goes on where it was left' })
      .toBeCloseTo(left, 0);
    await expect.poll(speed).toBe(1.5);
  });

  test('the transcript and notes lead through a lesson, and another browser goes on with it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const lessonOfNotes = '/student/courses/course-bib101/lessons/lesson-bib101-1';
    const secondOf = (somewhere: Page) =>
      somewhere.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime);
    const playAWhile = async (somewhere: Page) => {
      await somewhere.getByRole('button', { name: 'Play', exact: true }).click();
      const from = await secondOf(somewhere);
      await expect.poll(() => secondOf(somewhere)).toBeGreaterThan(from + 1);
      const saved = somewhere.waitForResponse(
        (response) =>
          response.request().postData()?.includes('saveLessonProgress') === true && response.ok(),
      );
      await somewhere.getByRole('button', { name: 'Pause', exact: true }).click();
      await saved;
    };
    await page.goto(lessonOfNotes);
    await page.getByRole('button', { name: 'Transcript' }).click();
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await transcript.getByRole('combobox', { name: 'Second language' }).selectOption('Deutsch');
    await expectAccessible(page);
    await transcript.getByRole('searchbox').fill('this week');
    await transcript.getByRole('button', { name: /listen in the same way this week/ }).click();
    await expect.poll(() => secondOf(page)).toBe(40);
    await playAWhile(page);
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: /^Note/ }).fill('Read it aloud at home.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('listitem').getByText('Read it aloud at home.')).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    const notes = await readFile(await (await coming).path());
    expect(notes.subarray(0, 5).toString()).toBe('%PDF-');

    const elsewhere = await browser.newContext({
      storageState: stateOf('student'),
      ...(baseURL !== undefined && { baseURL }),
    });
    const other = await elsewhere.newPage();
    await other.goto(lessonOfNotes);
    await expect(other.getByText(/^Continuing at 4\d sec/)).toBeVisible();
    await other.getByRole('slider', { name: 'Position' }).fill('12');
    await playAWhile(other);
    await elsewhere.close();

    await page.reload();
    await page.getByRole('button', { name: /^Go to 0:1\d/ }).click();
    await expect.poll(() => secondOf(page)).toBeLessThan(20);
  });

  test('the progress of a group is not for its students', async ({ page }) => {
    await page.goto('/student/courses/course-bib101/progress');
    await expect(page.getByText('You look after no group that takes this course.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a facilitator', () => {
  test.use({ persona: 'facilitator' });

  test('sees who of the group has seen what, and takes it along as a file', async ({ page }) => {
    await page.goto('/student/courses');
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Progress of the group' }).click();
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(page.getByRole('list', { name: /^Each lesson of / })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test.describe('a student who reads German', () => {
  test.use({ persona: 'student2' });

  test('is asked by a recording, also who skips ahead, and goes on after the right answer', async ({
    page,
  }) => {
    await page.goto('/student/courses/course-bib101/lessons/lesson-bib101-3');
    await expect(
      page.getByText(/^Die Aufzeichnung hält einmal an und stellt eine Frage: bei 0:20/),
    ).toBeVisible();
    const position = page.getByRole('slider', { name: 'Position' });
    const second = () =>
      page.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime);
    await position.fill('45');
    const question = page.getByRole('group', { name: 'Frage 1 von 1' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByLabel('Wie man für viele kocht').check();
    await question.getByRole('button', { name: 'Antworten', exact: true }).click();
    await expect(question.getByText(/^Das ist noch nicht richtig/)).toBeVisible();
    await question.getByLabel('Wie die Bücher der Bibel geordnet sind').check();
    await question.getByRole('button', { name: 'Antworten', exact: true }).click();
    await expect(question.getByText('Das ist richtig.')).toBeVisible();
    await question.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect.poll(second, { message: 'the recording goes on' }).toBeGreaterThan(20.2);

    await page.reload();
    await position.fill('45');
    await expect.poll(second, { message: 'it does not stop again' }).toBe(45);
    await expect(question).toBeHidden();
  });
});
