import { describe, expect, it } from 'vitest';
import { decimalSign, readDecimal, writeDecimal } from './decimal.rules.ts';

describe('a number as people write it', () => {
  it.each([
    ['7', '7'],
    [' 0,5 ', '0.5'],
    ['0.5', '0.5'],
    ['-0,5', '-0.5'],
    ['−12', '-12'],
    [',5', '0.5'],
    ['3.', '3'],
    ['007,50', '7.50'],
    ['1 000,5', '1000.5'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['12345678901234567890,1', '12345678901234567890.1'],
  ])('%j is %s', (typed, decimal) => {
    expect(readDecimal(typed)).toBe(decimal);
  });

  it.each(['', '-', ',', 'seven', '1e5', '1,2,3', '12.34,5', '0x7', '5 %'])(
    '%j is none',
    (typed) => {
      expect(readDecimal(typed)).toBeUndefined();
    },
  );
});

it.each([
  ['en', '0.5'],
  ['de-DE', '0,5'],
  ['ru-RU', '0,5'],
  ['zh-CN', '0.5'],
])('is shown in %s as %s', (language, shown) => {
  expect(writeDecimal('0.5', language)).toBe(shown);
  expect(readDecimal(shown)).toBe('0.5');
  expect(shown).toContain(decimalSign(language));
});
