import { locales } from '@lampstand/i18n';
import { describe, expect, it } from 'vitest';
import { fits, inOrder, LocaleInputSchema, mayBeOff, siteLocales } from './locales.rules.ts';

const row = {
  _id: 'uk_UA',
  version: 3,
  name: 'Ukrainian',
  label: 'Українська мова',
  position: 1,
  enabled: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe("the college's locales", () => {
  it('are those of the product, in its order, where nothing was changed', () => {
    const all = siteLocales([]);
    expect(all.map(({ _id }) => _id)).toEqual(locales.map(({ code }) => code));
    expect(all.every(({ enabled, version }) => enabled && version === 0)).toBe(true);
  });

  it('have the names, the order and the state that were stored', () => {
    const [first] = siteLocales([row]);
    expect(first).toMatchObject({ _id: 'uk_UA', label: 'Українська мова', enabled: false });
  });

  it('know no code that the product does not have', () => {
    expect(siteLocales([{ ...row, _id: 'xx_XX' }])).toHaveLength(locales.length);
  });

  it.each([
    ['name', 'ASC', 'ZHS'],
    ['name', 'DESC', 'uk_UA'],
    ['value', 'ASC', 'de_DE'],
    ['position', 'DESC', 'uk_UA'],
  ] as const)('sorted by %s %s begin with %s', (field, order, first) => {
    expect(inOrder(siteLocales([]), { field, order })[0]?._id).toBe(first);
  });

  it.each([
    [{ q: 'GERM' }, ['de_DE']],
    [{ q: 'espa' }, ['es_MX']],
    [{ enabled: false }, ['uk_UA']],
    [{ ids: ['en'], q: 'x' }, []],
  ])('are found by %j', (filter, codes) => {
    const found = siteLocales([row]).filter((locale) => fits(locale, filter));
    expect(found.map(({ _id }) => _id)).toEqual(codes);
  });

  it.each([
    ['en', 'en', false],
    ['en', 'fr_FR', false],
    ['fr_FR', 'fr_FR', false],
    ['de_DE', 'fr_FR', true],
  ])('%s may be off where the default is %s: %s', (code, siteDefault, may) => {
    expect(mayBeOff(code, siteDefault)).toBe(may);
  });

  it.each([
    ['name', ' '],
    ['label', 'x'.repeat(41)],
    ['position', -1],
    ['enabled', 'yes'],
  ])('are refused for their %s %j', (field, value) => {
    const input = { name: 'German', label: 'Deutsch', position: 1, enabled: true, [field]: value };
    expect(LocaleInputSchema.safeParse(input).success).toBe(false);
  });
});
