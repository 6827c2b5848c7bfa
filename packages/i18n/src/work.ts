/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import { mergeAreas, type AreaFiles } from './merge-areas.ts';
import type { Messages } from './message-types.ts';

const loaders = import.meta.glob<AreaFiles>('./work-locales/*.ts', { import: 'areas' });

/**
 * The texts of assignments, grades and the transcript (`work.*`) in one locale. They stay apart from the
 * portal's, so that whoever opens the dashboard does not wait for them.
 */
export async function loadWorkMessages(locale: LocaleCode): Promise<Messages> {
  return mergeAreas((await loaders[`./work-locales/${locale}.ts`]?.()) ?? {});
}
