import { type Argument, parseMessage, type Part } from './icu-parse.ts';
import type { Locale } from './locales.ts';

/** What keeps a text from being shown in place of another one; `names` is what it ought to have. */
export type TextFault =
  | { readonly kind: 'empty' | 'unreadable' }
  | { readonly kind: 'values' | 'plurals'; readonly names: string };

/**
 * Whether a text can stand for a message: it can be read, takes the values that the English text
 * takes, and has each plural form of its language.
 */
export function checkText(text: string, english: string, locale: Locale): TextFault | undefined {
  if (text.trim() === '') return { kind: 'empty' };
  const parts = parseOrNothing(text);
  if (!parts) return { kind: 'unreadable' };
  const found = argumentsOf(parts);
  const wanted = argumentsOf(parseMessage(english));
  if (namesOf(found) !== namesOf(wanted)) return { kind: 'values', names: namesOf(wanted) };
  const lacking = found.flatMap((argument) => pluralForms(argument, locale.bcp47).lacking);
  return lacking.length > 0
    ? { kind: 'plurals', names: [...new Set(lacking)].join(', ') }
    : undefined;
}

/** A value for each argument of an English text, to show what a translation will look like. */
export function sampleValues(english: string): Record<string, string | number> {
  const found = argumentsOf(parseMessage(english));
  return Object.fromEntries(
    found.map(({ name, type, branches }) => {
      if (type === '') return [name, name];
      return [name, type === 'select' ? (Object.keys(branches)[0] ?? name) : SAMPLE_NUMBER];
    }),
  );
}

/** A number whose form in many languages is neither that of one nor that of two. */
const SAMPLE_NUMBER = 5;

/** All arguments of a text, also those inside of branches. */
export function argumentsOf(parts: readonly Part[]): Argument[] {
  return parts.flatMap((part) =>
    typeof part === 'string' || part.type === '#'
      ? []
      : [part, ...Object.values(part.branches).flatMap(argumentsOf)],
  );
}

/** The types follow the English text alone, so a number there must be a number everywhere. */
export function namesOf(list: readonly Argument[]): string {
  const isNumber = ({ type }: Argument) => type !== '' && type !== 'select';
  const names = list.map((each) => `{${each.name}}${isNumber(each) ? ' (123)' : ''}`);
  return [...new Set(names)].sort().join(', ');
}

/** Plural forms that the language has and the argument lacks, and the other way round. */
export function pluralForms({ type, branches }: Argument, bcp47: string) {
  if (type !== 'plural' && type !== 'selectordinal')
    return { given: [], lacking: [], needless: [] };
  const rules = new Intl.PluralRules(bcp47, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  const wanted = rules.resolvedOptions().pluralCategories.map(String);
  const given = Object.keys(branches).filter((branch) => !branch.startsWith('='));
  return {
    given,
    lacking: wanted.filter((branch) => !given.includes(branch)),
    needless: given.filter((branch) => !wanted.includes(branch)),
  };
}

function parseOrNothing(text: string): readonly Part[] | undefined {
  try {
    return parseMessage(text);
  } catch {
    return undefined;
  }
}
