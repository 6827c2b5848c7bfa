/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import type { RaTexts } from './ra/en.ts';

export type { RaTexts };

const loaders = import.meta.glob<RaTexts>(['./ra/*.ts', '!./ra/*.test.ts'], {
  import: 'ra',
});

/** react-admin's own texts in one locale, in Polyglot's syntax. */
export async function loadRaTexts(locale: LocaleCode): Promise<RaTexts> {
  const load = loaders[`./ra/${locale}.ts`];
  if (!load) throw new Error(`No texts of react-admin for locale ${locale}`);
  return load();
}
