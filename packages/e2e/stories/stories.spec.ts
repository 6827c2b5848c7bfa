import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { builtStories, serveStorybook } from './built-storybook.ts';

/** Every scheme and every width once: what is drawn differs by one or the other, never by both. */
const looks = [
  { scheme: 'light', width: 360 },
  { scheme: 'dark', width: 1280 },
] as const;
/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One window a worker: the second story finds the workshop's code in its cache. */
interface Workshop {
  readonly url: string;
  readonly window: BrowserContext;
}

const test = base.extend<{ page: Page }, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, provide) => {
      const storybook = await serveStorybook();
      const window = await browser.newContext({ reducedMotion: 'reduce' });
      // Nothing that one story keeps reaches the next.
      await window.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await provide({ url: storybook.url, window });
      await window.close();
      storybook.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ workshop }, provide) => {
    const page = await workshop.window.newPage();
    await provide(page);
    await page.close();
  },
});

for (const story of builtStories()) {
  test(`${story} is accessible and fits, light and dark, on a phone and a desktop`, async ({
    page,
    workshop,
  }) => {
    const [first] = looks;
    await page.setViewportSize({ width: first.width, height: 800 });
    await openStory(page, workshop.url, story);
    for (const { scheme, width } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await switchScheme(page, scheme);
      const where = `${scheme}, ${width} px`;
      expect(await violations(page), where).toEqual([]);
      expect(await overflow(page), `pixels beyond the window's edge, ${where}`).toBe(0);
    }
  });
}

/** Opens a story by itself and waits until it is drawn; a story that throws fails here. */
async function openStory(page: Page, url: string, story: string) {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  // The workshop's own check is off: two at a time disturb each other.
  const globals = 'theme:light;a11y.manual:!true';
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => /sb-show-(main|errordisplay)/.test(document.body.className));
  await expect(page.locator('body'), 'the story throws').not.toHaveClass(/sb-show-errordisplay/);
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

async function violations(page: Page): Promise<readonly string[]> {
  // The check of a single frame needs no second page, which the default mode opens every time.
  const found = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return found.violations.map(({ id, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary = '' }) => `${target.flat().join(' ')} ${failureSummary}`,
    );
    return `${id}: ${places.join('; ')}`;
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
