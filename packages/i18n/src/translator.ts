import { parseMessage, type Part } from './icu-parse.ts';
import { renderMessage, type ArgumentValues } from './icu-render.ts';
import { localeOf, type Locale } from './locales.ts';
import type { ArgumentsFor, EnglishTexts, MessageId, Messages } from './message-types.ts';

/** A row of the `translations` query; `id` names the message where it differs from the row's own. */
export interface TranslationOverride {
  readonly _id: string;
  readonly id?: string | null;
  readonly defaultMessage: string;
}

export interface TranslatorOptions {
  readonly locale: string;
  readonly messages: Messages;
  readonly overrides?: readonly TranslationOverride[] | undefined;
}

export interface Translator {
  /** The text of a message in the translator's locale; keys and arguments follow the English. */
  <Id extends MessageId>(id: Id, ...values: ArgumentsFor<EnglishTexts[Id]>): string;
  readonly locale: Locale;
  /** For ids that are only known at run time (react-admin's labels): no compile-time check. */
  readonly dynamic: (id: string, values?: ArgumentValues) => string;
  readonly has: (id: string) => boolean;
}

/** Rows of the `translations` query win over the bundle; an unknown id gives a visible marker. */
export function createTranslator(options: TranslatorOptions): Translator {
  const locale = localeOf(options.locale);
  const { messages } = options;
  const overrides = new Map(
    options.overrides?.map((row) => [row.id ?? row._id, row.defaultMessage]),
  );
  const parsed = new Map<string, readonly Part[]>();
  const own = (id: string) => overrides.has(id) || Object.hasOwn(messages, id);
  const has = (id: string) => own(id) || own(sharedId(id));

  function partsOf(id: string): readonly Part[] {
    const known = parsed.get(id);
    if (known) return known;
    const found = own(id) ? id : sharedId(id);
    const parts = parseOrNothing(overrides.get(found)) ??
      parseOrNothing(Object.hasOwn(messages, found) ? messages[found] : undefined) ?? [
        `Invalid message [${id}]`,
      ];
    parsed.set(id, parts);
    return parts;
  }

  const dynamic = (id: string, values: ArgumentValues = {}) =>
    renderMessage(partsOf(id), values, locale.bcp47);
  const translate = <Id extends MessageId>(id: Id, ...values: ArgumentsFor<EnglishTexts[Id]>) =>
    dynamic(id, values[0]);
  return Object.assign(translate, { locale, dynamic, has });
}

/** The label of a field that a resource does not call otherwise: `fields.updatedAt`. */
const sharedId = (id: string): string => id.replace(/^resources\.[^.]+\.(?=fields\.)/, '');

/** A malformed override must not take the screen down: the bundle's text is shown instead. */
function parseOrNothing(source: string | undefined): readonly Part[] | undefined {
  if (source === undefined) return undefined;
  try {
    return parseMessage(source);
  } catch {
    return undefined;
  }
}
