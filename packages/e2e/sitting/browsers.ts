import { once } from 'node:events';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromium as executablePath } from '../stories/env.ts';
import type { Seat } from './room.ts';

const options = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
};

/** A browser with its processes, which can be stopped and killed. */
export interface OwnBrowser {
  readonly browser: Browser;
  /** Nothing of it runs until it is woken, as when a laptop sleeps. */
  sleep(): void;
  wake(): void;
  /** Ends all its processes at once, with nothing said to them. */
  kill(): Promise<void>;
  /** Closes its window. */
  close(): Promise<void>;
}

export const openBrowser = (): Promise<Browser> => chromium.launch(options);

/** A browser that is a group of processes of its own. */
export async function openOwnBrowser(): Promise<OwnBrowser> {
  const server = await chromium.launchServer(options);
  const leader = server.process();
  const { pid } = leader;
  if (pid === undefined) throw new Error('The browser did not start');
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    sleep: () => void process.kill(-pid, 'SIGSTOP'),
    wake: () => void process.kill(-pid, 'SIGCONT'),
    async kill() {
      const gone = once(leader, 'exit');
      process.kill(-pid, 'SIGKILL');
      await gone;
    },
    close: () => server.close(),
  };
}

/** A profile of the browser in which a student is signed in. */
export async function enter(browser: Browser, url: string, seat: Seat): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  await context.addCookies([{ ...seat.cookie, url }]);
  return context;
}
