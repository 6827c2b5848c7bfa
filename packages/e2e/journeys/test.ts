import { test as base, type Browser, expect, type Page } from '@playwright/test';
import type { PersonaKey } from '@lampstand/server/demo';
import { colorViolationsOf, violationsOf } from '../accessibility.ts';
import { collegeUrl } from '../college/env.ts';
import { openCollege } from '../college/open-college.ts';
import { stateOf, type stateWith } from '../college/signed-in.ts';

interface Fixtures {
  /** Who is signed in; a stranger when undefined. */
  persona: PersonaKey | undefined;
  /** Fails the journey when a page throws or breaks its own content policy. */
  soundPages: void;
  /** Closes the browsers of others that a journey opened: they would go on beside the next ones. */
  closedBehind: void;
}

interface Lane {
  /** A college that is open while this process runs journeys. */
  college: void;
}

const OPENING_MS = 180_000;

export const test = base.extend<Fixtures, Lane>({
  college: [
    async ({ browserName: _browser }, hand) => {
      const close = await openCollege();
      await hand();
      await close();
    },
    { scope: 'worker', auto: true, timeout: OPENING_MS },
  ],
  persona: [undefined, { option: true }],
  baseURL: async ({ college: _open }, hand) => hand(collegeUrl()),
  storageState: async ({ persona }, hand) =>
    hand(persona === undefined ? undefined : stateOf(persona)),
  soundPages: [
    async ({ context }, hand) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      await hand();
      expect(faults, 'faults of the pages').toEqual([]);
    },
    { auto: true },
  ],
  closedBehind: [
    async ({ browser, context: own }, hand) => {
      const before = browser.contexts();
      await hand();
      const opened = browser.contexts().filter((it) => it !== own && !before.includes(it));
      await Promise.all(opened.map((it) => it.close()));
    },
    { auto: true },
  ],
});

/** Checks the screen as it stands, in light and in dark. What it finds fails the journey at its end. */
export async function expectAccessible(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await twoFrames(page);
  expect.soft(await violationsOf(page), `${pathname}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await twoFrames(page);
  expect.soft(await colorViolationsOf(page), `${pathname}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A page hears of another colour scheme with its next frame, and has drawn it by the one after. */
async function twoFrames(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A screen that is wider than its window has to be pushed to and fro. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `pixels beyond the edge of ${page.url()}`).toBe(0);
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });

/** A page of somebody else's browser. */
export async function openAs(
  browser: Browser,
  storageState: string | ReturnType<typeof stateWith>,
): Promise<Page> {
  const context = await browser.newContext({ storageState });
  return context.newPage();
}

export { expect, type Page } from '@playwright/test';
