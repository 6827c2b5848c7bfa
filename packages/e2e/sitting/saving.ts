import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { atLeast, atMost, type Figure } from '../crash/report.ts';
import {
  answerSomething,
  type Attempt,
  begin,
  finish,
  readAnswers,
  readStatus,
  untilSaved,
} from './attempts.ts';
import { enter, openBrowser } from './browsers.ts';
import type { Room, Seat } from './room.ts';
import { openLine, type UnsteadyLine } from './unsteady-line.ts';

/** A page of an attempt, and what was given on it last, by position. */
interface Sitter {
  readonly attempt: Attempt;
  readonly page: Page;
  readonly given: Map<number, string>;
}

/** Answers that are not on the server though the page said so. */
const lost: string[] = [];
const patience = 120_000;

/** Opens the page of a new attempt. A reload asks; it is told to go on. */
async function sitDown(room: Room, browser: Browser, url: string, seat: Seat): Promise<Sitter> {
  const attempt = await begin(room, seat);
  const context = await enter(browser, url, seat);
  return { attempt, given: new Map(), page: await openPage(context.newPage(), url, attempt) };
}

async function openPage(opening: Promise<Page>, url: string, { path }: Attempt): Promise<Page> {
  const page = await opening;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${url}${path}`);
  await page.locator('fieldset').waitFor();
  return page;
}

/** Waits until the page says that all is saved, and compares what the server has. */
async function compare(room: Room, { attempt, page, given }: Sitter): Promise<void> {
  await untilSaved(page, patience).catch(async (error: unknown) => {
    const said = await page.getByRole('main').innerText();
    console.log(
      `E4: ${attempt.id} is ${await readStatus(room, attempt)}, and its page says: ${said}`,
    );
    throw error;
  });
  const kept = await readAnswers(room, attempt);
  for (const [position, answer] of given) {
    const found = kept.get(position) ?? '';
    if (found !== answer) lost.push(`${attempt.id}, ${position}: ${answer} is ${found}`);
  }
}

async function getUp(room: Room, { attempt, page }: Sitter): Promise<void> {
  await finish(room, attempt);
  await page.context().close();
}

/** Milliseconds from each change to the answer of the server that has it, typed letters among them. */
async function takeTimes(room: Room, browser: Browser, seat: Seat, changes: number) {
  const sitter = await sitDown(room, browser, room.college.url, seat);
  const { page, given } = sitter;
  const took: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const began = performance.now();
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('saveExamAnswer') === true,
    );
    await answerSomething(page, given);
    await saved;
    took.push(performance.now() - began);
    await untilSaved(page, patience);
  }
  await typeOn(page, took);
  given.delete(9);
  await compare(room, sitter);
  await getUp(room, sitter);
  return took;
}

/** Writes an essay without a pause; each letter is to be on the server before long. */
async function typeOn(page: Page, took: number[]): Promise<void> {
  const waiting: { length: number; at: number }[] = [];
  page.on('response', (response) => {
    const sent = /"text":"(x+)"/.exec(response.request().postData() ?? '')?.[1]?.length ?? 0;
    while (waiting[0] && waiting[0].length <= sent) {
      took.push(performance.now() - (waiting.shift()?.at ?? 0));
    }
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Question 9:/ })
    .click();
  const essay = page.getByRole('textbox', { name: 'Your answer', exact: true });
  await essay.fill('');
  for (let length = 1; length <= 100; length += 1) {
    waiting.push({ length, at: performance.now() });
    await essay.press('x');
    await after(40);
  }
  await untilSaved(page, patience);
  if (waiting.length > 0) lost.push(`${waiting.length} letters of an essay`);
}

/** Without a connection for a minute; @returns milliseconds until all was saved when it was back. */
async function goOffline(room: Room, browser: Browser, seat: Seat, seconds: number) {
  const sitter = await sitDown(room, browser, room.college.url, seat);
  const { page, given } = sitter;
  await answerSomething(page, given);
  await untilSaved(page, patience);
  await page.context().setOffline(true);
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    await answerSomething(page, given);
    await after(500);
  }
  await page.getByText('Not saved yet').waitFor();
  await page.context().setOffline(false);
  const began = performance.now();
  await untilSaved(page, patience);
  const took = performance.now() - began;
  await compare(room, sitter);
  await getUp(room, sitter);
  return took;
}

/** Answers until so many were dropped, with a look at the server now and then, and a reload. */
async function answerOn(room: Room, line: UnsteadyLine, sitter: Sitter, drops: number) {
  const { page, given } = sitter;
  for (let change = 1; line.drops() < drops; change += 1) {
    await answerSomething(page, given);
    if (change % 10 === 0) await compare(room, sitter);
    if (change % 25 === 0) {
      await answerSomething(page, given);
      await page.reload();
      await page.locator('fieldset').waitFor();
    }
  }
  await compare(room, sitter);
  await getUp(room, sitter);
}

async function dropAnswers(room: Room, browser: Browser, seats: readonly Seat[], drops: number) {
  const line = await openLine(room.college.port);
  const sitters = await Promise.all(seats.map((seat) => sitDown(room, browser, line.url, seat)));
  line.setTrouble(0.5);
  const progress = setInterval(() => console.log(`E4: ${line.drops()} drops`), 30_000);
  await Promise.all(sitters.map((sitter) => answerOn(room, line, sitter, drops)));
  clearInterval(progress);
  await line.close();
  return line.drops();
}

/** Two windows, of one device or of two, in which one attempt is answered in turn. */
async function answerTwice(
  room: Room,
  browser: Browser,
  seat: Seat,
  devices: 1 | 2,
  turns: number,
) {
  const line = await openLine(room.college.port);
  const first = await sitDown(room, browser, line.url, seat);
  const context = devices === 1 ? first.page.context() : await enter(browser, line.url, seat);
  const page = await openPage(context.newPage(), line.url, first.attempt);
  const second = { ...first, page };
  line.setTrouble(0.2);
  for (let turn = 0; turn < turns; turn += 1) {
    const sitter = turn % 2 === 0 ? first : second;
    await sitter.page.bringToFront();
    await answerSomething(sitter.page, first.given);
    // Whoever turns to another device has seen that the answer is saved; to another window at once.
    if (devices === 2) await untilSaved(sitter.page, patience);
  }
  for (const sitter of [first, second]) await compare(room, sitter);
  await page.close();
  if (devices === 2) await context.close();
  await getUp(room, first);
  await line.close();
}

/** E4: what is answered reaches the server soon, and is not lost on whatever line. */
export async function saveAnswers(room: Room, drops: number): Promise<readonly Figure[]> {
  const browser = await openBrowser();
  await room.setGrace(120);
  const [first, ...others] = room.seats;
  if (!first) throw new Error('Nobody sits');
  const many = Math.min(drops, 50);
  const times = await takeTimes(room, browser, first, many);
  console.log(`E4: ${times.length} changes timed, the slowest ${Math.max(...times).toFixed(0)} ms`);
  const back = await goOffline(room, browser, first, drops >= 1000 ? 60 : 5);
  await answerTwice(room, browser, first, 1, many);
  await answerTwice(room, browser, first, 2, many);
  console.log('E4: offline and back, two windows, two devices');
  const dropped = await dropAnswers(room, browser, others.slice(0, 6), drops);
  await browser.close();
  for (const each of lost) console.log(`E4 lost: ${each}`);
  return [
    atLeast('E4 changes and letters timed', times.length, many),
    atMost('E4 change to saved, at worst', Math.max(...times), 2000, ' ms'),
    atMost('E4 offline and back: back to all saved', back, 2000, ' ms'),
    atLeast('E4 answers dropped, in four ways', dropped, drops),
    atMost('E4 answers lost', lost.length, 0),
  ];
}
