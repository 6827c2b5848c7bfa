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
    const shown = () =>
      video.evaluate((media: HTMLVideoElement) =>
        [...media.textTracks].flatMap((track) =>
          track.mode === 'showing' ? [track.language] : [],
        ),
      );
    await expect.poll(shown).toEqual(['de-DE']);
    await player.getByRole('button', { name: /^Playback speed/ }).click();
    await player.getByRole('menuitemradio', { name: '1.5×' }).click();
    const speed = () => video.evaluate((media: HTMLVideoElement) => media.playbackRate);
    await expect.poll(speed).toBe(1.5);

    await player.getByRole('slider', { name: 'Position' }).fill('10');
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
});
