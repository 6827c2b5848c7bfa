import { expect, test } from 'vitest';
import { suggestedLocale } from './suggested-locale.ts';

test.each([
  ['?suggestedLocale=pl_PL', 'pl_PL'],
  ['?suggestedLocale=ZHS', 'ZHS'],
  ['?suggestedLocale=xx_XX', 'en'],
  ['?suggestedLocale=', 'en'],
  ['', 'en'],
])('%s suggests %s', (query, locale) => {
  expect(suggestedLocale(new URLSearchParams(query))).toBe(locale);
});
