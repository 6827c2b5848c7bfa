import type { Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    checksOfAxe?: typeof axe;
  }
}

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that look at colours: all that another colour scheme can break. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: each rule that is broken, with the places and how. */
export const violationsOf = (page: Page): Promise<string[]> =>
  violations(page, { type: 'tag', values: tags });

/** The same of the rules that look at colours, for a page that has changed its colours only. */
export const colorViolationsOf = (page: Page): Promise<string[]> =>
  violations(page, { type: 'rule', values: ofColors });

/**
 * A page gets axe once and keeps it: to hand it over costs as much as a check. Another axe, the
 * workshop's own, may be there under its usual name.
 */
async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  const isThere = await page.evaluate(() => window.checksOfAxe !== undefined);
  if (!isThere) await page.evaluate(`${axe.source}; window.checksOfAxe = window.axe`);
  // What is right need not be told, element by element; our pages have no frames.
  // Of what rules may ask for beforehand, only media belong to ours.
  const options: RunOptions = {
    runOnly,
    resultTypes: ['violations'],
    iframes: false,
    preload: { assets: ['media'] },
  };
  const found = await page.evaluate(async (run) => {
    if (!window.checksOfAxe) throw new Error('The page has lost axe');
    return (await window.checksOfAxe.run(document, run)).violations;
  }, options);
  return found.map(({ id, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary = '' }) => `${target.flat().join(' ')} ${failureSummary}`,
    );
    return `${id}: ${places.join('; ')}`;
  });
}
