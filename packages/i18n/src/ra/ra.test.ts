/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { createAdminI18nProvider } from '../admin.ts';
import { localeOf, locales } from '../locales.ts';
import { otherLocales } from '../testing/all-texts.ts';
import { ra as english, type RaTexts } from './en.ts';

const files = import.meta.glob<{ ra: RaTexts }>(['./*.ts', '!./*.test.ts'], { eager: true });
const source = flatten(english);

/** Words that both languages have. */
const same: Readonly<Record<string, readonly string[]>> = {
  es_MX: ['No'],
  it_IT: ['No', 'Password'],
};

describe("react-admin's own texts", () => {
  it('exist in every locale', () => {
    const codes = locales.map(({ code }) => `./${code}.ts`);
    expect(Object.keys(files).toSorted()).toEqual(codes.toSorted());
  });

  it.each(otherLocales)('have the keys and arguments of the English in $code', ({ code }) => {
    const texts = flatten(files[`./${code}.ts`]?.ra ?? {});
    const shape = (all: Texts) => [...all].map(([key, text]) => `${key} ${argumentsOf(text)}`);
    expect(shape(texts).toSorted()).toEqual(shape(source).toSorted());
  });

  it.each(otherLocales)('are translated in $code', ({ code }) => {
    const left = [...flatten(files[`./${code}.ts`]?.ra ?? {})].filter(
      ([key, text]) => text === source.get(key) && /\p{L}/u.test(text.replaceAll(/%\{\w+\}/g, '')),
    );
    expect([...new Set(left.map(([, text]) => text))]).toEqual(same[code] ?? []);
  });

  it.each(locales)('have a form for every number in $code', ({ code, bcp47 }) => {
    const counted = [...flatten(files[`./${code}.ts`]?.ra ?? {})].filter(([key]) =>
      source.get(key)?.includes('||||'),
    );
    // Polyglot counts whole numbers and up to four digits: no form for fractions or millions.
    const rules = new Intl.PluralRules(bcp47);
    const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count))).size;
    expect(counted.map(([key, text]) => [key, text.split('||||').length])).toEqual(
      counted.map(([key]) => [key, forms]),
    );
  });

  it.each(['ru_RU', 'uk_UA'] as const)('show the number in the form for 1 and 21 in %s', (code) => {
    const counted = [...flatten(files[`./${code}.ts`]?.ra ?? {})].filter(([, text]) =>
      text.includes('||||'),
    );
    const hidden = counted.filter(([, text]) =>
      text.split('||||').some((form) => !form.includes('%{smart_count}')),
    );
    expect(hidden).toEqual([]);
  });

  it.each([
    ['ru_RU', 21, 'Удалён 21 элемент'],
    ['ru_RU', 2, 'Удалено 2 элемента'],
    ['pl_PL', 5, 'Usunięto 5 elementów'],
    ['uk_UA', 3, 'Видалено 3 елементи'],
    ['ZHS', 2, '已删除 2 项'],
    ['de_DE', 1, 'Eintrag gelöscht'],
  ] as const)('choose the form in %s for %i', (locale, count, text) => {
    const texts = files[`./${localeOf(locale).code}.ts`]?.ra ?? english;
    const provider = createAdminI18nProvider({ locale, messages: {}, ra: texts });
    expect(provider.translate('ra.notification.deleted', { smart_count: count })).toBe(text);
  });
});

type Texts = ReadonlyMap<string, string>;

function flatten(tree: object, path = ''): Texts {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(value, `${path}${key}.`)]
        : [[`${path}${key}`, String(value)] as const],
    ),
  );
}

/** German nouns keep their capital, so `field` may stand for `field_lower_first`. */
function argumentsOf(text: string): string {
  const names = [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) =>
    name.replace('_lower_first', ''),
  );
  return [...new Set(names)].toSorted().join();
}
