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

function argumentsOf(parts: readonly Part[]): Argument[] {
  return parts.flatMap((part) =>
    typeof part === 'string' || part.type === '#'
      ? []
      : [part, ...Object.values(part.branches).flatMap(argumentsOf)],
  );
}

/** The types follow the English text alone, so a number there must be a number everywhere. */
function argumentProblems(given: readonly Argument[], wanted: readonly Argument[]): string[] {
  const names = (list: readonly Argument[]) =>
    [...new Set(list.map(({ name, type }) => (isNumber(type) ? `${name} (number)` : name)))]
      .sort()
      .join(', ');
  const problem = `takes {${names(given)}}, English takes {${names(wanted)}}`;
  return names(given) === names(wanted) ? [] : [problem];
}

function isNumber(type: Argument['type']): boolean {
  return type !== '' && type !== 'select';
}

function pluralProblems(argument: Argument, whole: readonly Part[], bcp47: string): string[] {
  const { name, type, branches } = argument;
  if (type !== 'plural' && type !== 'selectordinal') return [];
  const rules = new Intl.PluralRules(bcp47, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  const wanted = rules.resolvedOptions().pluralCategories.map(String);
  const given = Object.keys(branches).filter((branch) => !branch.startsWith('='));
  const shownBeside = argumentsOf(whole).some(
    (other) => other.name === name && (other.type === 'number' || other.type === ''),
  );
  const silent = given.filter(
    (branch) =>
      !shownBeside && meansSeveral(branch, argument, rules) && !showsNumber(branches[branch]),
  );
  return [
    ...wanted
      .filter((branch) => !given.includes(branch))
      .map((branch) => `{${name}} lacks ${branch}`),
    ...given
      .filter((branch) => !wanted.includes(branch))
      .map((branch) => `{${name}} never is ${branch}`),
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
