/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import { mergeAreas, type AreaFiles } from './merge-areas.ts';
import type { Messages } from './message-types.ts';

/** One file per locale that holds all of the portal's areas, so a visit fetches one chunk. */
const loaders = import.meta.glob<AreaFiles>('./portal-locales/*.ts', { import: 'areas' });

/** The long legal texts stay apart: only the screens that show them fetch them. */
const legalLoaders = import.meta.glob<AreaFiles>('./legal-locales/*.ts', { import: 'areas' });

/** The portal's texts in one locale. */
export async function loadPortalMessages(locale: LocaleCode): Promise<Messages> {
  return mergeAreas((await loaders[`./portal-locales/${locale}.ts`]?.()) ?? {});
}

/** The terms and the privacy notice in one locale (`legal.terms.*`, `legal.privacy.*`). */
export async function loadLegalMessages(locale: LocaleCode): Promise<Messages> {
  return mergeAreas((await legalLoaders[`./legal-locales/${locale}.ts`]?.()) ?? {});
}
