import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands: each rule that is broken, with the places and how. */
export async function violationsOf(page: Page): Promise<string[]> {
  // The check of a single frame needs no second page, which the default mode opens every time.
  // What is right need not be told, element by element.
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(tags)
    .analyze();
  return found.violations.map(({ id, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary = '' }) => `${target.flat().join(' ')} ${failureSummary}`,
    );
    return `${id}: ${places.join('; ')}`;
  });
}
