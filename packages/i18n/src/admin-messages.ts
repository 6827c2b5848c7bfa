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
  /** Brings the texts of the screens that few people open into `messages`. */
  readonly later: () => Promise<void>;
  /** Brings the texts of the screens on which courses are made into `messages`. */
  readonly authoring: () => Promise<void>;
}

const loaders = import.meta.glob<AdminLocaleFile>('./admin-locales/*.ts');

const laterLoaders = import.meta.glob<AreaFiles>('./later-locales/*.ts', { import: 'areas' });

const authoringLoaders = import.meta.glob<AreaFiles>('./authoring-locales/*.ts', {
  import: 'areas',
});

/** The back-office's texts and react-admin's own in one locale: one chunk, and two more for what comes later. */
export async function loadAdminMessages(locale: LocaleCode): Promise<AdminMessages> {
  const load = loaders[`./admin-locales/${locale}.ts`];
  if (!load) throw new Error(`No back-office messages for locale ${locale}`);
  const { areas, ra } = await load();
  const messages = mergeAreas(areas);
  const bring = async (areasOf: (() => Promise<AreaFiles>) | undefined) => {
    Object.assign(messages, mergeAreas((await areasOf?.()) ?? {}));
  };
  const later = () => bring(laterLoaders[`./later-locales/${locale}.ts`]);
  const authoring = () => bring(authoringLoaders[`./authoring-locales/${locale}.ts`]);
  return { messages, ra, later, authoring };
}
