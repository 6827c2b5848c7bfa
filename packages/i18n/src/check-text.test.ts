import { describe, expect, it } from 'vitest';
import { checkText, sampleValues } from './check-text.ts';
import { localeOf } from './locales.ts';

const days = '{days, plural, one {# day} other {# days}}';

describe('a text that stands for a message', () => {
  it.each([
    ['in other words', 'Sichern', 'Save', 'de_DE'],
    ['with the same values in another order', '{b} und {a}', '{a} and {b}', 'de_DE'],
    [
      'with all plural forms of its language',
      '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
      days,
      'ru_RU',
    ],
  ])('may be %s', (_how, text, english, locale) => {
    expect(checkText(text, english, localeOf(locale))).toBeUndefined();
  });

  it.each([
    ['nothing', '  ', 'Save', 'de_DE', { kind: 'empty' }],
    ['a brace that never closes', 'Hallo {name', 'Hello {name}', 'de_DE', { kind: 'unreadable' }],
    ['no value', 'Hallo', 'Hello {name}', 'de_DE', { kind: 'values', names: '{name}' }],
    ['a value too many', 'Hallo {x}', 'Hello', 'de_DE', { kind: 'values', names: '' }],
    ['words for a number', '{days}', days, 'de_DE', { kind: 'values', names: '{days} (123)' }],
    [
      'two forms where Russian has four',
      '{days, plural, one {# день} other {# дня}}',
      days,
      'ru_RU',
      { kind: 'plurals', names: 'few, many' },
    ],
  ])('may not be %s', (_what, text, english, locale, fault) => {
    expect(checkText(text, english, localeOf(locale))).toEqual(fault);
  });
});

describe('example values', () => {
  it('stand for every argument of a text, a number where the text counts', () => {
    const text = '{name} has {count, plural, one {# row} other {# rows of {kind}}}';
    expect(sampleValues(text)).toEqual({ name: 'name', count: 5, kind: 'kind' });
  });
});
