import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScrolling, heading, test } from './test.ts';

const LESSON = '/lessons/lesson-bib101-2/show';

const begin = `mutation ($videoUploadInput: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $videoUploadInput) { _id }
}`;

test.describe('a superadmin', () => {
  test.use({ persona: 'superadmin' });

  test('finds an upload that never went on, and gives it up', async ({ page }) => {
    const videoUploadInput = {
      videoId: randomUUID(),
      itemId: 'lesson-bib101-2',
      itemType: 'LESSON_DOWNLOAD',
      title: 'forgotten',
      fileName: 'forgotten.pdf',
      fileSize: 2 * 1024 ** 2,
      type: 'application/pdf',
    };
    const begun = await page.request.post('/graphql', {
      data: { query: begin, variables: { videoUploadInput } },
    });
    expect(await begun.text()).toContain('"_id"');

    await page.goto('/uploads');
    await expect(heading(page, 'Uploads')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'forgotten.pdf' });
    await expect(row).toContainText('On its way');
    await expect(row).toContainText('2 MB');
    await expectAccessible(page);
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScrolling(page);
  });

  test('sees a lesson as a student does, and leaves no trace', async ({ page }) => {
    const saved: string[] = [];
    page.on('request', (request) => {
      const sent = request.postData() ?? '';
      if (/saveLessonProgress|recordCourseActivity/.test(sent)) saved.push(sent);
    });
    await page.goto(LESSON);
    await page.getByRole('link', { name: 'View as a student' }).click();
    await expect(page.getByText('You see this as a student does. Nothing is saved.')).toBeVisible();
    await expect(heading(page, 'The call of Abraham')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('link', { name: /In the beginning/ }).click();
    await expect(heading(page, 'In the beginning')).toBeVisible();
    await expect(page.getByText('You see this as a student does. Nothing is saved.')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

test.describe('a student', () => {
  test.use({ persona: 'student' });

  test('reads nobody’s uploads and previews nothing', async ({ page }) => {
    await page.goto('/uploads');
    await expect(page).toHaveURL('/dashboard');
    for (const query of [
      '{ videoUploads { total } }',
      '{ previewLesson(_id: "lesson-bib101-2") { title } }',
    ]) {
      const answer = await page.request.post('/graphql', { data: { query } });
      expect(await answer.text(), query).toMatch(/FORBIDDEN|NOT_FOUND/);
    }
  });
});
