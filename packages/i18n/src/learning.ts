/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import { mergeAreas, type AreaFiles } from './merge-areas.ts';
import type { Messages } from './message-types.ts';

const loaders = import.meta.glob<AreaFiles>('./learning-locales/*.ts', { import: 'areas' });

/**
 * The texts of courses and lessons (`learning.*`, `lesson.*`) in one locale. They stay apart from the portal's,
 * so that whoever opens the dashboard does not wait for them.
 */
export async function loadLearningMessages(locale: LocaleCode): Promise<Messages> {
  return mergeAreas((await loaders[`./learning-locales/${locale}.ts`]?.()) ?? {});
}
