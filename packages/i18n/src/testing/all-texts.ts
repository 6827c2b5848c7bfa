/// <reference types="vite/client" />
import { isLocaleCode, locales, type LocaleCode } from '../locales.ts';
import { areaOfPath, textsOf } from '../merge-areas.ts';
import type { Messages } from '../message-types.ts';

/** The texts of one area in every locale that has a file; keys without the area's prefix. */
export type AreaTexts = ReadonlyMap<LocaleCode, Messages>;

const files = import.meta.glob<object>('../messages/**/*.ts', { eager: true });

/** Every area as it lies in the folders, whether or not it is listed in english.ts. */
export const areas: ReadonlyMap<string, AreaTexts> = readAreas();

/** Every text of one locale by its full id, with its area's English beside it. */
export function eachText(locale: LocaleCode): { id: string; text: string; english: string }[] {
  return [...areas].flatMap(([area, byLocale]) => {
    const english = byLocale.get('en') ?? {};
    return Object.entries(byLocale.get(locale) ?? {}).map(([key, text]) => ({
      id: `${area}.${key}`,
      text,
      english: english[key] ?? '',
    }));
  });
}

export type OtherLocaleCode = Exclude<LocaleCode, 'en'>;

export const otherLocales: readonly { readonly code: OtherLocaleCode }[] = locales.flatMap(
  ({ code }) => (code === 'en' ? [] : [{ code }]),
);

function readAreas(): ReadonlyMap<string, AreaTexts> {
  const found = new Map<string, Map<LocaleCode, Messages>>();
  for (const [path, file] of Object.entries(files)) {
    const code = /([^/]+)\.ts$/.exec(path)?.[1];
    if (!isLocaleCode(code)) continue;
    const area = areaOfPath(path);
    const byLocale = found.get(area) ?? new Map<LocaleCode, Messages>();
    found.set(area, byLocale.set(code, Object.fromEntries(textsOf(file))));
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}
