import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { builtStories, serveStorybook, type ServedStorybook } from './built-storybook.ts';

const schemes = ['light', 'dark'] as const;
const widths = [360, 1280] as const;
/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let storybook: ServedStorybook;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

for (const story of builtStories()) {
  test(`${story} is accessible and fits, light and dark, on a phone and a desktop`, async ({
    page,
  }) => {
    await openStory(page, story);
    for (const scheme of schemes) {
      await switchScheme(page, scheme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${scheme}, ${width} px`;
        expect(await violations(page), where).toEqual([]);
        expect(await overflow(page), `pixels beyond the window's edge, ${where}`).toBe(0);
      }
    }
  });
}

/** Opens a story by itself and waits until it is drawn; a story that throws fails here. */
async function openStory(page: Page, story: string) {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  // The workshop's own check is off: two at a time disturb each other.
  const globals = 'theme:light;a11y.manual:!true';
  await page.goto(`${storybook.url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
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
