/// <reference types="vite/client" />
import type { LocaleCode } from './locales.ts';
import { mergeAreas } from './merge-areas.ts';
import type { Messages } from './message-types.ts';

const loaders = import.meta.glob<object>('./messages/uploads/*.ts');

/**
 * The texts of uploads (`uploads.*`) in one locale. The portal fetches them with the first upload, the
 * back-office with those of its seldom screens.
 */
export async function loadUploadMessages(locale: LocaleCode): Promise<Messages> {
  const path = `./messages/uploads/${locale}.ts`;
  return mergeAreas({ [path]: (await loaders[path]?.()) ?? {} });
}
