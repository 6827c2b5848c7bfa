import { describe, expect, it } from 'vitest';
import { type App, bundlesOf } from './bundles.ts';
import { locales } from './locales.ts';
import { loadRaTexts } from './ra-texts.ts';
import { catalogue, eachText } from './testing/all-texts.ts';
import { isUsed, readSourceIds } from './testing/used-ids.ts';

const ids = eachText('en').map(({ id }) => id);
const shared = ['ui', 'auth', 'graphql-client', 'upload'].map((name) => `packages/${name}/src`);

/** Ids that an app and the packages of both show, and that stand in none of its bundles. */
function notLoaded(app: App): string[] {
  const source = readSourceIds([`${app}/src`, ...shared]);
  const loaded = new Set(
    bundlesOf(app).flatMap((name) => Object.keys(catalogue.get(name)?.get('en') ?? {})),
  );
  return ids.filter((id) => isUsed(id, source) && !loaded.has(id));
}

describe('the bundles of an app', () => {
  it.each(['portal', 'admin'] as const)('hold every text that the %s shows', (app) => {
    expect(notLoaded(app)).toEqual([]);
  });

  it('hold nothing that only mails and papers say', () => {
    expect(bundlesOf('portal')).not.toContain('server');
    expect(bundlesOf('admin')).not.toContain('server');
  });
});

it.each(locales)("loads react-admin's own texts in $code", async ({ code }) => {
  const save = eachText(code).find(({ id }) => id === 'common.save')?.text;
  expect((await loadRaTexts(code)).action.save).toBe(save);
});
