import { expect, it } from 'vitest';
import { countWords } from './word-count.rules.ts';

it.each([
  ['', 'en', 0],
  ['  \n ', 'en', 0],
  ['By grace, through faith.', 'en', 4],
  ['Wir haben’s — nun ja — geglaubt', 'de-DE', 5],
  ['今天天气', 'zh-CN', 2],
])('%j in %s has %d words', (text, language, words) => {
  expect(countWords(text, language)).toBe(words);
});
