import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Attempt, untilSaved } from './attempts.ts';
import { enter, openOwnBrowser, type OwnBrowser } from './browsers.ts';
import type { Seat } from './room.ts';

/** Where a student sits down. */
export interface Desk {
  readonly url: string;
  readonly seat: Seat;
  /** Starts an attempt: not before the browser is there, since its page is to be heard of soon. */
  readonly begin: () => Promise<Attempt>;
}

/** A page of an attempt, in a browser that nothing else runs in. */
interface Sitting {
  readonly attempt: Attempt;
  readonly own: OwnBrowser;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** What is left of a page that was left. */
interface Remains {
  readonly attempt: Attempt;
  /** Sees what the page says to whoever comes back too late, where it still stands. */
  seeAfterwards(): Promise<void>;
}

/** One way to leave an exam. */
export interface Way {
  readonly name: string;
  /** How the attempt may end by it. */
  readonly evidence: readonly string[];
  /** Leaves it for so many seconds. */
  leave(desk: Desk, seconds: number): Promise<Remains>;
  /** Leaves it, and is there again after a moment. */
  comeBack(desk: Desk): Promise<Attempt>;
}

const saving = 60_000;

/** The machine was too slow: the attempt had failed before its page was there. Nothing is learnt. */
export class NotBegun extends Error {
  override name = 'NotBegun';
}

async function sit({ url, seat, begin }: Desk): Promise<Sitting> {
  const own = await openOwnBrowser();
  try {
    const context = await enter(own.browser, url, seat);
    const attempt = await begin();
    const page = await open(context, url, attempt);
    await page.getByRole('radio').first().check();
    await untilSaved(page, saving);
    // At any moment between two reports of the page.
    await after(Math.random() * 3000);
    return { attempt, own, context, page };
  } catch (error) {
    await own.kill();
    throw new NotBegun('No page of the attempt', { cause: error });
  }
}

async function open(context: BrowserContext, url: string, { path }: Attempt): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const heard = page.waitForResponse(
    (response) =>
      response.ok() && response.request().postData()?.includes('noteExamPresence') === true,
  );
  await Promise.all([heard, page.goto(`${url}${path}`)]);
  return page;
}

/** The page after a reload, which the server has heard of and which still has the answer. */
async function seeAgain(page: Page): Promise<void> {
  await page.locator('fieldset').waitFor();
  if (!(await page.getByRole('radio').first().isChecked())) throw new Error('An answer is gone');
}

const seeEnd = async (page: Page): Promise<void> => {
  const ended = page.getByRole('heading', { name: 'This attempt has ended' });
  await ended.or(page.getByRole('heading', { name: 'Not passed' })).waitFor({ timeout: saving });
};

/** A way after which the page is gone, and opened anew by whoever comes back. */
const forGood = (
  name: string,
  evidence: readonly string[],
  go: (sitting: Sitting, url: string) => Promise<void>,
): Way => ({
  name,
  evidence,
  async leave(desk, seconds) {
    const sitting = await sit(desk);
    await go(sitting, desk.url);
    await after(seconds * 1000);
    return { attempt: sitting.attempt, seeAfterwards: () => sitting.own.close() };
  },
  async comeBack(desk) {
    const sitting = await sit(desk);
    const { attempt } = sitting;
    await go(sitting, desk.url);
    await after(Math.random() * 2000);
    await inBrowser(sitting.own, async (browser) => {
      const context = await enter(browser, desk.url, desk.seat);
      await seeAgain(await open(context, desk.url, attempt));
    });
    return attempt;
  },
});

/** In the browser if it still runs, else in another one. */
async function inBrowser(own: OwnBrowser, act: (browser: Browser) => Promise<void>): Promise<void> {
  const used = own.browser.isConnected() ? own : await openOwnBrowser();
  await act(used.browser);
  await used.close();
}

/** A way in which the page stays where it is and is not heard of. */
const unheardOf = (
  name: string,
  stop: (sitting: Sitting) => Promise<void>,
  goOn: (sitting: Sitting) => Promise<void>,
): Way => ({
  name,
  evidence: ['LOST_CONNECTION'],
  async leave(desk, seconds) {
    const sitting = await sit(desk);
    await stop(sitting);
    await after(seconds * 1000);
    return {
      attempt: sitting.attempt,
      async seeAfterwards() {
        await goOn(sitting);
        await seeEnd(sitting.page);
        await sitting.own.close();
      },
    };
  },
  async comeBack(desk) {
    const sitting = await sit(desk);
    const { attempt } = sitting;
    await stop(sitting);
    await after(12_000);
    const heard = sitting.page.waitForResponse(
      (response) => response.request().postData()?.includes('noteExamPresence') === true,
    );
    await Promise.all([heard, goOn(sitting)]);
    await seeAgain(sitting.page);
    await sitting.own.close();
    return attempt;
  },
});

const gone = ['CLOSED', 'LOST_CONNECTION'] as const;

export const ways: readonly Way[] = [
  forGood('tab closed', gone, ({ page }) => page.close()),
  forGood('browser closed', gone, ({ own }) => own.close()),
  forGood('other address', gone, async ({ page }, url) => void (await page.goto(`${url}/docs`))),
  forGood('browser killed', ['LOST_CONNECTION'], ({ own }) => own.kill()),
  unheardOf(
    'network lost',
    ({ context }) => context.setOffline(true),
    ({ context }) => context.setOffline(false),
  ),
  unheardOf(
    'laptop asleep',
    async ({ own }) => own.sleep(),
    async ({ own }) => own.wake(),
  ),
];
