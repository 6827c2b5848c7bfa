import { readdirSync } from 'node:fs';
import { locales, type LocaleCode } from './locales.ts';
import { mergeAreas } from './merge-areas.ts';
import type { Messages } from './message-types.ts';
import { createTranslator, type Translator } from './translator.ts';

const folder = new URL('./messages/', import.meta.url);

/** All areas of one locale, found in the folders: plain Node, no bundler. */
export async function loadAllMessages(locale: LocaleCode): Promise<Messages> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(`/${locale}.ts`));
  const files = paths.map(
    async (path) => [`messages/${path}`, await importFile(new URL(path, folder).href)] as const,
  );
  return mergeAreas(Object.fromEntries(await Promise.all(files)));
}

/** One translator per locale, for mails, errors and documents. Call once at start. */
export async function loadServerTranslators(): Promise<ReadonlyMap<LocaleCode, Translator>> {
  const pairs = locales.map(async ({ code }) => {
    const messages = await loadAllMessages(code);
    return [code, createTranslator({ locale: code, messages })] as const;
  });
  return new Map(await Promise.all(pairs));
}

async function importFile(href: string): Promise<object> {
  const loaded: unknown = await import(/* @vite-ignore */ href);
  return typeof loaded === 'object' && loaded !== null ? loaded : {};
}
