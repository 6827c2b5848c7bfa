/// <reference types="vite/client" />
import { isLocaleCode, locales, type LocaleCode } from '../locales.ts';
import type { Messages } from '../message-types.ts';

/** The texts of one bundle in every locale that has a file. */
export type BundleTexts = ReadonlyMap<LocaleCode, Messages>;

const files = {
  ...import.meta.glob<Messages>('../../catalogue/*/en.ts', { eager: true, import: 'texts' }),
  ...import.meta.glob<Messages>('../../catalogue/*/*.json', { eager: true, import: 'default' }),
};

/** Every bundle as it lies in the folders, whether or not `bundles.ts` names it. */
export const catalogue: ReadonlyMap<string, BundleTexts> = readCatalogue();

/** Every text of one locale by its id, with its English beside it. */
export function eachText(locale: LocaleCode): { id: string; text: string; english: string }[] {
  return [...catalogue.values()].flatMap((byLocale) => {
    const english = byLocale.get('en') ?? {};
    return Object.entries(byLocale.get(locale) ?? {}).map(([id, text]) => ({
      id,
      text,
      english: english[id] ?? '',
    }));
  });
}

export type OtherLocaleCode = Exclude<LocaleCode, 'en'>;

export const otherLocales: readonly { readonly code: OtherLocaleCode }[] = locales.flatMap(
  ({ code }) => (code === 'en' ? [] : [{ code }]),
);

function readCatalogue(): ReadonlyMap<string, BundleTexts> {
  const found = new Map<string, Map<LocaleCode, Messages>>();
  for (const [path, texts] of Object.entries(files)) {
    const [, bundle = '', code] = /([^/]+)\/(\w+)\.(?:ts|json)$/.exec(path) ?? [];
    if (!isLocaleCode(code)) continue;
    const byLocale = found.get(bundle) ?? new Map<LocaleCode, Messages>();
    found.set(bundle, byLocale.set(code, texts));
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}
