/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import { mergeAreas, type AreaFiles } from './merge-areas.ts';
import type { Messages } from './message-types.ts';
import type { RaTexts } from './ra/en.ts';

interface AdminLocaleFile {
  readonly areas: AreaFiles;
  readonly ra: RaTexts;
}

export interface AdminMessages {
  readonly messages: Messages;
  /** react-admin's own texts, in Polyglot's syntax. */
  readonly ra: RaTexts;
}

const loaders = import.meta.glob<AdminLocaleFile>('./admin-locales/*.ts');

/** The back-office's texts and react-admin's own in one locale: one chunk. */
export async function loadAdminMessages(locale: LocaleCode): Promise<AdminMessages> {
  const load = loaders[`./admin-locales/${locale}.ts`];
  if (!load) throw new Error(`No back-office messages for locale ${locale}`);
  const { areas, ra } = await load();
  return { messages: mergeAreas(areas), ra };
}
