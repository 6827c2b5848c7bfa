import { closeSync, openSync, writeSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling, test, type Page } from './test.ts';

const LESSON = '/lessons/lesson-bib101-1/show';
const MEGABYTE = 1024 ** 2;
/** Bytes a second: slow enough to be interrupted. */
const SLOW = 12 * MEGABYTE;

/** A file of three parts, each with other bytes. */
function largeFile(info: TestInfo, name: string): string {
  const path = info.outputPath(name);
  const file = openSync(path, 'w');
  writeSync(file, '%PDF-1.4\n');
  for (let at = 0; at < 120; at += 1) writeSync(file, Buffer.alloc(MEGABYTE, at));
  closeSync(file);
  return path;
}

async function limitUploads(page: Page, uploadThroughput: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

/** Chooses a file in the dialog that a button opens. */
async function choose(page: Page, button: RegExp, file: string): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).last().click();
  await (await dialog).setFiles(file);
}

const dock = (page: Page) => page.getByRole('complementary', { name: 'Uploads' });

test.use({ persona: 'superadmin' });

test.beforeEach(async ({ page }) => {
  // The dialog of the browser with handles is answered by nobody but a person.
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'showOpenFilePicker'));
  page.on('dialog', (asked) => void asked.accept());
});

test('a large file goes on after the page was left, and arrives', async ({ page }, info) => {
  test.setTimeout(240_000);
  const file = largeFile(info, 'notes.pdf');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });

  await test.step('it is interrupted by closing the page, which asks first', async () => {
    await page.goto(LESSON);
    await limitUploads(page, SLOW);
    await choose(page, /^Choose files$/, file);
    await expect(dock(page).getByText(/^[1-9]\d?%$/)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.goto('/courses');
    expect((await asked).type()).toBe('beforeunload');
  });

  await test.step('it is offered wherever the person is, and wants the same file', async () => {
    await expect(dock(page)).toContainText('Interrupted. Resume to go on where it stopped.');
    await expectAccessible(page);
    await choose(page, /^Resume: notes.pdf$/, largeFile(info, 'other.pdf'));
    const words = 'Please select the file with the name: notes.pdf';
    await expect(dock(page).getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('it goes on, also while other screens are looked at', async () => {
    await choose(page, /^Resume: notes.pdf$/, file);
    await page.getByRole('link', { name: 'Groups', exact: true }).click();
    await expect(dock(page).getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
    // Three parts, and at most those once more that were under way.
    expect(sent).toBeLessThanOrEqual(6);
    await page.getByRole('button', { name: 'Clear Completed' }).click();
    await expect(dock(page)).toHaveCount(0);
    await page.goto(LESSON);
    await expect(page.getByRole('link', { name: 'notes.pdf' })).toBeVisible();
    await expect(dock(page)).toHaveCount(0);
  });
});

test('an upload that is given up is gone, here and on the server', async ({ page }, info) => {
  test.setTimeout(120_000);
  await page.goto(LESSON);
  await limitUploads(page, SLOW);
  await choose(page, /^Choose files$/, largeFile(info, 'mistake.pdf'));
  await page.getByRole('button', { name: 'Abort: mistake.pdf' }).click();
  const question = page.getByRole('dialog', { name: 'Abort the upload?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Abort' }).click();
  await expect(page.getByRole('alert').getByText('Upload canceled by user')).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Choose files')).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'mistake.pdf' })).toHaveCount(0);
});

test.describe('a student', () => {
  test.use({ persona: 'student' });

  test('uploads nothing to a lesson', async ({ page }) => {
    await page.goto('/dashboard');
    const videoUploadInput = {
      videoId: 'a-students-own-upload',
      itemId: 'lesson-bib101-1',
      itemType: 'LESSON_DOWNLOAD',
      title: 'notes',
      fileName: 'notes.pdf',
      fileSize: 9,
      type: 'application/pdf',
    };
    const query = `mutation ($videoUploadInput: VideoUploadInput!) {
      getMultipartVideoUploadInfo(videoUploadInput: $videoUploadInput) { _id }
    }`;
    const answer = await page.request.post('/graphql', {
      headers: { 'content-type': 'application/json' },
      data: { query, variables: { videoUploadInput } },
    });
    expect(await answer.text()).toMatch(/FORBIDDEN|NOT_FOUND/);
  });
});
