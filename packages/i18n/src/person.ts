/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import { mergeAreas, type AreaFiles } from './merge-areas.ts';
import type { Messages } from './message-types.ts';

const loaders = import.meta.glob<AreaFiles>('./person-locales/*.ts', { import: 'areas' });

/**
 * The texts of the screens about somebody's own account (`person.*`) in one locale. They stay apart
 * from the portal's, so that whoever just logs in does not wait for them.
 */
export async function loadPersonMessages(locale: LocaleCode): Promise<Messages> {
  return mergeAreas((await loaders[`./person-locales/${locale}.ts`]?.()) ?? {});
}
