import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that look at colours: all that another colour scheme can break. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: each rule that is broken, with the places and how. */
export const violationsOf = (page: Page): Promise<string[]> => found(axe(page).withTags(tags));

/** The same of the rules that look at colours, for a page that has changed its colours only. */
export const colorViolationsOf = (page: Page): Promise<string[]> =>
  found(axe(page).withRules(ofColors));

function axe(page: Page): AxeBuilder {
  // The check of a single frame needs no second page, which the default mode opens every time.
  // What is right need not be told, element by element.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function found(check: AxeBuilder): Promise<string[]> {
  const { violations } = await check.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary = '' }) => `${target.flat().join(' ')} ${failureSummary}`,
    );
    return `${id}: ${places.join('; ')}`;
  });
}
