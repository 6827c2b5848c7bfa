import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { LocaleCode } from './locales.ts';
import { bundleNames } from './bundles.ts';
import { mergeTexts } from './merge-texts.ts';
import type { Messages } from './message-types.ts';
import { createTranslator, type Translator, type TranslatorOptions } from './translator.ts';

const folder = fileURLToPath(new URL('../catalogue/', import.meta.url));
const load = createRequire(import.meta.url);

const read = new Map<LocaleCode, Messages>();

/** All texts of one locale, read from the catalogue once and kept: plain Node, no bundler. */
export function loadAllMessages(locale: LocaleCode): Messages {
  const messages = read.get(locale) ?? readAllMessages(locale);
  read.set(locale, messages);
  return messages;
}

const readAllMessages = (locale: LocaleCode): Messages =>
  mergeTexts(bundleNames.map((name) => readBundle(name, locale)));

/** The texts of a bundle; the English ones are a program, which names their types. */
function readBundle(name: string, locale: LocaleCode): Messages {
  const isEnglish = locale === 'en';
  const file: unknown = load(`${folder}${name}/${locale}.${isEnglish ? 'ts' : 'json'}`);
  const texts = isEnglish && isObject(file) && 'texts' in file ? file.texts : file;
  return isObject(texts) ? textsIn(texts) : {};
}

const textsIn = (texts: object): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, String(text)]));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The texts whose ids begin with an area. */
const readArea = (locale: LocaleCode, area: string): Messages =>
  Object.fromEntries(
    Object.entries(loadAllMessages(locale)).filter(([id]) => id.startsWith(`${area}.`)),
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
