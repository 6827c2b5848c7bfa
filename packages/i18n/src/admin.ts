import polyglotI18nProvider from 'ra-i18n-polyglot';
import { locales, localeOf, type LocaleCode } from './locales.ts';
import type { Messages } from './message-types.ts';
import type { RaTexts } from './ra/en.ts';
import { createTranslator, type TranslationOverride, type Translator } from './translator.ts';

export interface AdminI18nOptions {
  readonly locale: LocaleCode;
  readonly messages: Messages;
  /** react-admin's own texts, in Polyglot's syntax. */
  readonly ra: RaTexts;
  readonly overrides?: readonly TranslationOverride[] | undefined;
}

/**
 * react-admin's `i18nProvider`: `ra.*` is answered by Polyglot, everything else by our translator.
 * Choosing another locale reloads the page (as the footer's picker does), so the catalogue of a
 * provider never changes.
 */
export function createAdminI18nProvider(options: AdminI18nOptions) {
  const { bcp47 } = localeOf(options.locale);
  const polyglot = polyglotI18nProvider(() => ({ ra: options.ra }), bcp47);
  const t = createTranslator(options);
  return {
    ...polyglot,
    translate: (key: string, values: RaValues = {}) =>
      key.startsWith('ra.') ? polyglot.translate(key, values) : translateOwn(t, key, values),
    getLocale: () => options.locale,
    getLocales: () => locales.map(({ code, label }) => ({ locale: code, name: label })),
    changeLocale: () => Promise.resolve(),
  };
}

type RaValues = Readonly<Record<string, unknown>>;

const resourceName = /^resources\.[^.]+\.name$/;
/** Inside a sentence react-admin puts a resource's name in small letters, unless this id has a text. */
const nameInSentence = /^(resources\.[^.]+\.)forcedCaseName$/;
const fieldLabel = /^resources\.[^.]+\.fields\./;

function translateOwn(t: Translator, asked: string, values: RaValues): string {
  // German writes nouns with a capital letter everywhere.
  const key = t.locale.code === 'de_DE' ? asked.replace(nameInSentence, '$1name') : asked;
  // react-admin asks for one `name` with a count; ours are two messages, which every language has.
  const plural = key.replace(/name$/, 'plural');
  const id = resourceName.test(key) && values['smart_count'] !== 1 && t.has(plural) ? plural : key;
  const fallback = values['_'];
  if (id === '') return '';
  // Its guess at a field's label is English, so a gap must be seen, not papered over.
  if (!t.has(id) && typeof fallback === 'string' && !fieldLabel.test(id)) return fallback;
  return t.dynamic(id, textValues(values));
}

function textValues(values: RaValues): Record<string, string | number> {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') kept[name] = value;
  }
  return kept;
}
