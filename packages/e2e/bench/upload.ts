/**
 * `pnpm bench:browser [MB] [rounds]`: a file of so many MB (1024) from the built back-office
 * in Chromium against plain PUTs of the same bytes from the same browser, in turn first and last (4), with
 * the memory of the page and its longest pause. Run it on an idle machine.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { plainFiles } from '@lampstand/server/laboratory';
import type { Page } from '@playwright/test';
import { dropFolder, startCollege } from '../college/server.ts';
import { signIn } from '../college/sign-in.ts';
import { openBrowser } from '../sitting/browsers.ts';
import { watch } from './page-memory.ts';
import { median } from './visit.ts';

const [megabytes = 1024, rounds = 4] = process.argv.slice(2).map(Number);
const MB = 1024 * 1024;
const sending = { partBytes: 50 * MB, width: 5 };
/** Milliseconds: of a busy machine, too. */
const patience = 600_000;

/** A document with noise in it, and its own number in every MB. */
function makeFile(folder: string): string {
  const place = path.join(folder, 'measured.pdf');
  const noise = randomBytes(MB);
  const file = openSync(place, 'w');
  for (let at = 0; at < megabytes; at += 1) {
    noise.write(at === 0 ? '%PDF-1.4\n' : String(at));
    writeSync(file, noise);
  }
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
  const button = page.getByRole('button', { name: /^Choose files$/ }).last();
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
