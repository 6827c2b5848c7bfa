/**
 * `pnpm bench:browser [parts] [rounds]`: a film of so many parts of 50 MB (41) from the built back-office
 * in Chromium against plain PUTs of the same bytes from the same browser, in turn first and last (4), with
 * the memory of the page and its longest pause. Run it on an idle machine.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writevSync } from 'node:fs';
import path from 'node:path';
import { contentOf, PART_BYTES, plainFiles } from '@lampstand/server/laboratory';
import type { Page } from '@playwright/test';
import { dropFolder, startCollege } from '../college/server.ts';
import { signIn } from '../college/sign-in.ts';
import { openBrowser } from '../sitting/browsers.ts';
import { watch } from './page-memory.ts';
import { median } from './visit.ts';

const [parts = 41, rounds = 4] = process.argv.slice(2).map(Number);
const content = contentOf(parts, 'local');
const megabytes = content.bytes / 1024 / 1024;
const sending = { partBytes: PART_BYTES, width: 5 };
/** Milliseconds: of a busy machine, too. */
const patience = 600_000;

function makeFile(folder: string): string {
  const place = path.join(folder, 'measured.mp4');
  const file = openSync(place, 'w');
  for (let number = 1; number <= parts; number += 1) writevSync(file, content.part(number));
  closeSync(file);
  return place;
}

/** In the page of a server that takes plain PUTs. @returns seconds. */
async function sendPlain(page: Page, file: string): Promise<number> {
  const plain = await plainFiles();
  await page.goto(await plain.address(1));
  await page.evaluate(() => document.body.append(document.createElement('input')));
  await page.locator('input').evaluate((input) => input.setAttribute('type', 'file'));
  await page.locator('input').setInputFiles(file);
  execFileSync('sync');
  const took = await page.locator('input').evaluate(async (input, { partBytes, width }) => {
    const chosen = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    if (!chosen) throw new Error('The page has no file');
    let at = 0;
    const began = performance.now();
    const lane = async () => {
      while (at < chosen.size) {
        const from = at;
        at += partBytes;
        const body = chosen.slice(from, from + partBytes);
        const { ok } = await fetch('/', { method: 'PUT', body });
        if (!ok) throw new Error('A plain part was lost');
      }
    };
    await Promise.all(Array.from({ length: width }, lane));
    return performance.now() - began;
  }, sending);
  await plain.stop();
  return took / 1000;
}

/** From choosing the file to the moment at which the page says that it is done. @returns seconds. */
async function sendOurs(page: Page, lesson: string, file: string): Promise<number> {
  await page.goto(lesson);
  const recording = page.getByRole('group', { name: 'Recording: English' });
  const button = recording.getByRole('button', { name: /^(Upload|Replace)$/ });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  execFileSync('sync');
  const seen = await watch(page);
  const began = performance.now();
  await chooser.setFiles(file);
  const dock = page.getByRole('complementary', { name: 'Uploads' });
  await dock.getByText('Done', { exact: true }).waitFor();
  const took = (performance.now() - began) / 1000;
  console.log(`  page: ${await seen.end()}`);
  await page.getByRole('button', { name: 'Clear Completed' }).click();
  return took;
}

const college = await startCollege();
const browser = await openBrowser();
try {
  const file = makeFile(college.folder);
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addCookies([{ ...(await signIn(college.url, 'superadmin')), url: college.url }]);
  // The dialog of the browser with handles is answered by nobody but a person.
  await context.addInitScript(() => void Reflect.deleteProperty(window, 'showOpenFilePicker'));
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const lesson = `${college.url}/lessons/lesson-bib101-1/show`;
  const speed = (seconds: number) => `${(megabytes / seconds).toFixed(0)} MB/s`;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = round % 2 === 0 ? await sendPlain(page, file) : 0;
    const ours = await sendOurs(page, lesson, file);
    const plain = before > 0 ? before : await sendPlain(page, file);
    ratios.push(plain / ours);
    console.log(
      `${megabytes} MB: plain ${speed(plain)}, ours ${speed(ours)}, ratio ${(plain / ours).toFixed(2)}`,
    );
  }
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`${megabytes} MB in Chromium: ratio ${median(ratios).toFixed(2)} (${spread})`);
} finally {
  await browser.close();
  await college.stop();
  dropFolder(college.folder);
}
