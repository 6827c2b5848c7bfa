import { describe, expect, it } from 'vitest';
import { localeOf } from '../locales.ts';
import { textProblems, wordsOf } from './text-problems.ts';

const english = '{count, plural, one {# row for {name}} other {# rows for {name}}}';
const planted = [
  ['a broken message', 'de_DE', '{count, plural, one {# Zeile', 'SyntaxError'],
  ['an empty text', 'de_DE', ' ', 'is empty'],
  ['a lost argument', 'ZHS', '{count, plural, other {# 行}}', 'takes {count} (123)'],
  ['a renamed argument', 'ZHS', '{count, plural, other {# 行，{nom}}}', 'nom'],
  ['a number shown as text', 'ZHS', '{count} 行，{name}', 'takes {count}, {name}'],
  [
    'a missing plural form',
    'pl_PL',
    '{count, plural, one {# a {name}} few {# b {name}} other {# c {name}}}',
    '{count} lacks many',
  ],
  [
    'a plural form that the language does not have',
    'ZHS',
    '{count, plural, one {# 行 {name}} other {# 行 {name}}}',
    '{count} never is one',
  ],
  [
    'a form for 1, 21 and 31 without its number',
    'ru_RU',
    '{count, plural, one {строка {name}} few {# {name}} many {# {name}} other {# {name}}}',
    '{count} hides its number in one',
  ],
  [
    'a branch that the types take for an argument',
    'en',
    '{count, plural, =0 {None} one {# row for {name}} other {# rows for {name}}}',
    '{count} needs a space or # in =0',
  ],
] as const;

describe('textProblems', () => {
  it.each(planted)('finds %s', (_defect, code, text, problem) => {
    expect(textProblems(text, english, localeOf(code)).join('; ')).toContain(problem);
  });

  it.each([
    ['en', english],
    ['de_DE', '{count, plural, one {Eine Zeile für {name}} other {# Zeilen für {name}}}'],
    ['ZHS', '{name}：{count, plural, =0 {没有} other {# 行}}'],
  ])('finds nothing in a right text in %s', (code, text) => {
    expect(textProblems(text, english, localeOf(code))).toEqual([]);
  });
});

describe('wordsOf', () => {
  it('leaves the arguments out', () => {
    expect(wordsOf('{position} / {duration}')).toBe('');
    expect(wordsOf('Page {page}')).toContain('Page');
    expect(wordsOf('{count, plural, other {# rows}}')).toContain('rows');
  });
});
