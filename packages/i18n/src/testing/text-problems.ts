import { argumentsOf, namesOf, pluralForms } from '../check-text.ts';
import { parseMessage, type Argument, type Part } from '../icu-parse.ts';
import type { Locale } from '../locales.ts';

/** What is wrong with one text; `english` is what it translates (itself, for English). */
export function textProblems(text: string, english: string, locale: Locale): string[] {
  const parts = parseOr(text);
  if (typeof parts === 'string') return [parts];
  const found = argumentsOf(parts);
  return [
    ...argumentProblems(found, argumentsOf(parseMessage(english))),
    ...found.flatMap((argument) => pluralProblems(argument, parts, locale.bcp47)),
    ...(locale.code === 'en' ? found.flatMap(branchProblems) : []),
    ...(text.trim() === '' ? ['is empty'] : []),
  ];
}

/** The words of a text without its arguments; empty for `{position} / {duration}`. */
export function wordsOf(text: string): string {
  const literal = (parts: readonly Part[]): string =>
    parts
      .map((part) =>
        typeof part === 'string' ? part : Object.values(part.branches).map(literal).join(' '),
      )
      .join(' ');
  return /\p{L}/u.test(literal(parseMessage(text))) ? literal(parseMessage(text)) : '';
}

function parseOr(text: string): readonly Part[] | string {
  try {
    return parseMessage(text);
  } catch (error) {
    return String(error);
  }
}

function argumentProblems(given: readonly Argument[], wanted: readonly Argument[]): string[] {
  const problem = `takes ${namesOf(given)}, English takes ${namesOf(wanted)}`;
  return namesOf(given) === namesOf(wanted) ? [] : [problem];
}

function pluralProblems(argument: Argument, whole: readonly Part[], bcp47: string): string[] {
  const { name, type, branches } = argument;
  if (type !== 'plural' && type !== 'selectordinal') return [];
  const rules = new Intl.PluralRules(bcp47, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  const { given, lacking, needless } = pluralForms(argument, bcp47);
  const shownBeside = argumentsOf(whole).some(
    (other) => other.name === name && (other.type === 'number' || other.type === ''),
  );
  const silent = given.filter(
    (branch) =>
      !shownBeside && meansSeveral(branch, argument, rules) && !showsNumber(branches[branch]),
  );
  return [
    ...lacking.map((branch) => `{${name}} lacks ${branch}`),
    ...needless.map((branch) => `{${name}} never is ${branch}`),
    ...silent.map((branch) => `{${name}} hides its number in ${branch}`),
  ];
}

/** Whether a branch stands for more than one whole number: Russian `one` is 1, but also 21. */
function meansSeveral(branch: string, { branches }: Argument, rules: Intl.PluralRules): boolean {
  const fitting = Array.from({ length: 200 }, (_, number) => number).filter(
    (number) => !(`=${number}` in branches) && rules.select(number) === branch,
  );
  return fitting.length > 1;
}

function showsNumber(parts: readonly Part[] = []): boolean {
  return parts.some((part) => typeof part !== 'string' && part.type === '#');
}

/** The types tell a branch's text from an argument's name by a space or a `#` (message-types.ts). */
function branchProblems({ name, branches }: Argument): string[] {
  return Object.entries(branches)
    .filter(([, parts]) =>
      parts.every((part) => (typeof part === 'string' ? !/\s/.test(part) : part.type !== '#')),
    )
    .map(([branch]) => `{${name}} needs a space or # in ${branch}`);
}
