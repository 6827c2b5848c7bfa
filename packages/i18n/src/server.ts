import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { LocaleCode } from './locales.ts';
import { mergeAreas } from './merge-areas.ts';
import type { Messages } from './message-types.ts';
import { createTranslator, type Translator } from './translator.ts';

const folder = fileURLToPath(new URL('./messages/', import.meta.url));
const load = createRequire(import.meta.url);

/** All areas of one locale, found in the folders: plain Node, no bundler. */
export function loadAllMessages(locale: LocaleCode): Messages {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(`/${locale}.ts`));
  return mergeAreas(
    Object.fromEntries(paths.map((path) => [`messages/${path}`, loadFile(folder + path)])),
  );
}

/** One translator per locale, for mails, errors and documents. */
export interface ServerTranslators {
  get(locale: LocaleCode): Translator;
}

/** Reads a locale's texts when it is first asked for: a start would wait for all thirteen. */
export function serverTranslators(): ServerTranslators {
  const known = new Map<LocaleCode, Translator>();
  return {
    get(locale) {
      const translator =
        known.get(locale) ?? createTranslator({ locale, messages: loadAllMessages(locale) });
      known.set(locale, translator);
      return translator;
    },
  };
}

function loadFile(path: string): object {
  const loaded: unknown = load(path);
  return typeof loaded === 'object' && loaded !== null ? loaded : {};
}
