import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { LocaleCode } from './locales.ts';
import { mergeAreas } from './merge-areas.ts';
import type { Messages } from './message-types.ts';
import { createTranslator, type Translator, type TranslatorOptions } from './translator.ts';

const folder = fileURLToPath(new URL('./messages/', import.meta.url));
const load = createRequire(import.meta.url);

const bundles = new Map<LocaleCode, Messages>();

/** All areas of one locale, found in the folders and kept: plain Node, no bundler. */
export function loadAllMessages(locale: LocaleCode): Messages {
  const messages = bundles.get(locale) ?? readAllMessages(locale);
  bundles.set(locale, messages);
  return messages;
}

function readAllMessages(locale: LocaleCode): Messages {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(`/${locale}.ts`));
  return readFiles(paths);
}

const readArea = (locale: LocaleCode, area: string): Messages =>
  readFiles([`${area.replaceAll('.', '/')}/${locale}.ts`]);

const readFiles = (paths: readonly string[]): Messages =>
  mergeAreas(
    Object.fromEntries(paths.map((path) => [`messages/${path}`, loadFile(folder + path)])),
  );

/** Texts of the college's own for one locale. */
export interface OwnTexts {
  /** Counts the times that they were published, from 1. */
  readonly revision: number;
  /** By message. */
  readonly texts: Messages;
}

/** One translator per locale, for mails, errors and documents. */
export interface ServerTranslators {
  get(locale: LocaleCode): Translator;
  /** What another thread makes its translator of, for the messages of one area. */
  optionsOf(locale: LocaleCode, area: string): TranslatorOptions;
  /** From now on these texts win over the bundle's. */
  useTexts(locale: LocaleCode, texts: OwnTexts): void;
  /** Locales that have texts of the college's own, and their revisions. */
  revisions(): ReadonlyMap<LocaleCode, number>;
}

/** Reads a locale's texts when it is first asked for: a start would wait for all thirteen. */
export function serverTranslators(): ServerTranslators {
  const known = new Map<LocaleCode, Translator>();
  const own = new Map<LocaleCode, OwnTexts>();
  return {
    get(locale) {
      const translator = known.get(locale) ?? translatorFor(locale, own.get(locale)?.texts);
      known.set(locale, translator);
      return translator;
    },
    optionsOf(locale, area) {
      const isIn = ({ _id }: { readonly _id: string }) => _id.startsWith(`${area}.`);
      const messages = readArea(locale, area);
      return { locale, messages, overrides: overridesOf(own.get(locale)?.texts).filter(isIn) };
    },
    useTexts(locale, texts) {
      own.set(locale, texts);
      known.delete(locale);
    },
    revisions: () => new Map([...own].map(([locale, { revision }]) => [locale, revision])),
  };
}

function translatorFor(locale: LocaleCode, texts?: Messages): Translator {
  const messages = loadAllMessages(locale);
  return createTranslator({ locale, messages, overrides: overridesOf(texts) });
}

const overridesOf = (texts: Messages = {}) =>
  Object.entries(texts).map(([_id, defaultMessage]) => ({ _id, defaultMessage }));

function loadFile(path: string): object {
  const loaded: unknown = load(path);
  return typeof loaded === 'object' && loaded !== null ? loaded : {};
}
