/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import { mergeAreas, type AreaFiles } from './merge-areas.ts';
import type { Messages } from './message-types.ts';

const loaders = import.meta.glob<AreaFiles>('./setup-locales/*.ts', { import: 'areas' });

/** The texts of the first set-up (`setup.*`) in one locale, which a college shows once. */
export async function loadSetupMessages(locale: LocaleCode): Promise<Messages> {
  return mergeAreas((await loaders[`./setup-locales/${locale}.ts`]?.()) ?? {});
}
