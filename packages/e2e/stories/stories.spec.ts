import { expect, test as base, type Page, type Request } from '@playwright/test';
import { violationsOf } from '../accessibility.ts';
import { builtStories, serveStorybook } from './built-storybook.ts';
import { allLooks } from './env.ts';

/** Every scheme and every width once: what is drawn differs by one or the other, never by both. */
const phone = { scheme: 'light', width: 360 } as const;
const desktop = { scheme: 'dark', width: 1280 } as const;

/**
 * Stories that follow each other are states of one part: in turn they are seen on a phone in light and
 * on a desktop in dark. `STORY_LOOKS=all` sees each of them in both.
 */
const looksOf = (index: number) => {
  if (allLooks) return [phone, desktop];
  return [index % 2 === 0 ? phone : desktop];
};

/** One page a worker: to change the story is much quicker than to load the workshop again. */
interface Workshop {
  readonly url: string;
  readonly page: Page;
  /** How many files the page is waiting for. */
  readonly underWay: () => number;
}

const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, provide) => {
      const storybook = await serveStorybook();
      const window = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await window.newPage();
      const requests = new Set<Request>();
      page.on('request', (request) => void (draws(request) && requests.add(request)));
      page.on('requestfinished', (request) => requests.delete(request));
      page.on('requestfailed', (request) => requests.delete(request));
      await provide({ url: storybook.url, page, underWay: () => requests.size });
      await window.close();
      storybook.close();
    },
    { scope: 'worker' },
  ],
});

/** The code of a thread draws nothing, and nobody is told how a thread that is ended at once loaded it. */
const draws = (request: Request): boolean => !request.url().includes('.worker-');

for (const [index, story] of builtStories().entries()) {
  const looks = looksOf(index);
  const seen = looks.map(({ scheme, width }) => `${scheme} at ${width} px`).join(' and ');
  test(`${story} is accessible and fits, ${seen}`, async ({ workshop }) => {
    const { page } = workshop;
    const isShown = await changeStory(page, story);
    const quick = isShown ? await findings(workshop, looks) : ['the story could not be shown'];
    // What an earlier story may have left behind is no finding: the verdict is of a fresh page.
    if (quick.length === 0) return;
    await openStory(page, workshop.url, story);
    expect(await findings(workshop, looks)).toEqual([]);
  });
}

/** What is wrong with the story on the page, in each look. */
async function findings(
  { page, underWay }: Workshop,
  looks: ReturnType<typeof looksOf>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { scheme, width } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await switchScheme(page, scheme);
    await settle(page, underWay);
    const wrong = await violationsOf(page);
    const beyond = await overflow(page);
    if (beyond > 0) wrong.push(`${beyond} pixels beyond the window's edge`);
    found.push(...wrong.map((each) => `${scheme}, ${width} px: ${each}`));
  }
  return found;
}

/** Waits for what the story fetches (texts, lazy screens), and until it has drawn them. */
async function settle(page: Page, underWay: () => number) {
  let before: string | undefined;
  const isSettled = async () => {
    const now = await page.evaluate(() => document.body.innerHTML);
    const isQuiet = underWay() === 0 && now === before;
    before = now;
    return isQuiet;
  };
  await expect.poll(isSettled, { message: 'drawn to the end', intervals: [50] }).toBe(true);
}

/**
 * Puts another story into the page, as the workshop's own list does.
 * @returns false where the page is new, or the story did not come.
 */
async function changeStory(page: Page, story: string): Promise<boolean> {
  if (!page.url().startsWith('http')) return false;
  return page.evaluate(async (storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    const channel = Object(Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__'));
    const call = (name: string, ...args: unknown[]) =>
      Reflect.apply(Reflect.get(channel, name), channel, args);
    return new Promise<boolean>((resolve) => {
      call('once', 'storyRendered', (id: string) => resolve(id === storyId));
      for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException']) {
        call('once', failure, () => resolve(false));
      }
      call('emit', 'setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, story);
}

/** Opens a story by itself and waits until it is drawn; a story that throws fails here. */
async function openStory(page: Page, url: string, story: string) {
  const failures: string[] = [];
  const note = (error: Error) => void failures.push(error.message);
  page.on('pageerror', note);
  // The workshop's own check is off: two at a time disturb each other.
  const globals = 'theme:light;a11y.manual:!true';
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => /sb-show-(main|errordisplay)/.test(document.body.className));
  await expect(page.locator('body'), 'the story throws').not.toHaveClass(/sb-show-errordisplay/);
  page.off('pageerror', note);
  expect(failures).toEqual([]);
}

/** As the switch in the toolbar does, which is quicker than to load the story again. */
async function switchScheme(page: Page, theme: string) {
  await page.evaluate(
    (globals) => {
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      const emit: unknown = Object(channel) === channel && Reflect.get(Object(channel), 'emit');
      if (typeof emit === 'function') Reflect.apply(emit, channel, ['updateGlobals', { globals }]);
    },
    { theme },
  );
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
