import { describe, expect, it } from 'vitest';
import { english } from './english.ts';
import { locales } from './locales.ts';
import { areas, eachText, otherLocales, type OtherLocaleCode } from './testing/all-texts.ts';
import { sameAsEnglish } from './testing/same-as-english.ts';
import { textProblems, wordsOf } from './testing/text-problems.ts';

/** Names that are written in Latin letters in every language. */
const latinNames =
  /https?:\S+|[\w.+-]+@[\w.-]+|AirPlay|AVIF|AWM|Brightspace|CSV|cookie|GB|GIF|JPEG|mailto:|MB|PDF|PNG|SubRip|WebP|WebVTT|smtps?:|[A-Z][A-Z\d]*_[A-Z\d_]+|npm run setup/gi;
/** Words of the familiar address: a college speaks to its people formally. */
const familiar: Readonly<Record<OtherLocaleCode, string>> = {
  de_DE: 'du|dich|dir|dein|deine|deinem|deinen|deiner|deines',
  hu_HU: 'te|téged|neked|tied|veled|rólad',
  pl_PL: 'ty|ci|cię|ciebie|tobie|twój|twoja|twoje|twojego|twojej|twoich',
  nl_NL: 'je|jij|jou|jouw|jullie',
  ru_RU: 'ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей|твоих',
  ZHS: '你|你们',
  ZHT: '你|你們',
  es_MX: 'tú|tu|tus|te|ti|contigo|vosotros|vuestro',
  fr_FR: 'tu|toi|ton|ta|tes',
  id_ID: 'kamu|kau|engkau',
  it_IT: 'tu|te|ti|tuo|tua|tuoi|tue',
  uk_UA: 'ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твого|твоєї|твоїх',
};
const otherScripts = ['ru_RU', 'uk_UA', 'ZHS', 'ZHT'] as const;

describe('the areas', () => {
  it('are exactly those of english.ts', () => {
    expect([...areas.keys()].toSorted()).toEqual(Object.keys(english).toSorted());
  });
});

describe.each([...areas])('the texts of %s', (_area, byLocale) => {
  const source = byLocale.get('en') ?? {};

  it('are the same in every locale', () => {
    const differences = locales.flatMap(({ code }) => {
      const texts = byLocale.get(code);
      if (!texts) return [`${code} has no file`];
      const missing = Object.keys(source).filter((key) => !(key in texts));
      const surplus = Object.keys(texts).filter((key) => !(key in source));
      return [
        ...missing.map((key) => `${code} lacks ${key}`),
        ...surplus.map((key) => `${code} has ${key}, English has not`),
      ];
    });
    expect(differences).toEqual([]);
  });

  it('have valid syntax, the arguments of the English and the plural forms of their language', () => {
    const problems = locales.flatMap((locale) =>
      Object.entries(byLocale.get(locale.code) ?? {}).flatMap(([key, text]) =>
        textProblems(text, source[key] ?? text, locale).map(
          (problem) => `${locale.code} ${key}: ${problem}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
  });
});

describe.each(otherLocales)('the texts in $code', ({ code }) => {
  it('are translated, but for words that are the same in both languages', () => {
    const same = eachText(code).filter(
      ({ text, english: source }) => text === source && wordsOf(text) !== '',
    );
    const left = same.filter(({ text }) => !sameAsEnglish[code].includes(text));
    expect(left).toEqual([]);
    const used = new Set(same.map(({ text }) => text));
    expect(sameAsEnglish[code].filter((text) => !used.has(text))).toEqual([]);
  });

  it('address the reader formally', () => {
    // Chinese writes no spaces between words.
    const [before, after] = code.startsWith('ZH') ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
    const word = new RegExp(`${before}(${familiar[code]})${after}`, 'iu');
    expect(
      eachText(code).filter(({ text }) => word.test(wordsOf(text).replaceAll(latinNames, ''))),
    ).toEqual([]);
  });
});

describe.each(otherScripts)('the texts in %s', (code) => {
  it('leave no word in Latin letters', () => {
    const left = eachText(code).filter(({ text }) =>
      /[A-Za-z]{2,}/.test(wordsOf(text).replaceAll(latinNames, '')),
    );
    expect(left.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });
});
