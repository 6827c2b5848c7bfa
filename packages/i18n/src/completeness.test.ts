import { describe, expect, it } from 'vitest';
import { bundleNames } from './bundles.ts';
import { locales } from './locales.ts';
import { catalogue, eachText, otherLocales, type OtherLocaleCode } from './testing/all-texts.ts';
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

describe('the bundles', () => {
  it('are exactly those of bundles.ts', () => {
    expect([...catalogue.keys()].toSorted()).toEqual(bundleNames.toSorted());
  });

  it('have each text once', () => {
    const ids = eachText('en').map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe.each([...catalogue])('the texts of %s', (_bundle, byLocale) => {
  const source = byLocale.get('en') ?? {};
  const ids = Object.keys(source);

  it('are the same in every locale, in the order of their ids', () => {
    expect(ids).toEqual(ids.toSorted());
    const differences = locales.flatMap(({ code }) => {
      const texts = byLocale.get(code);
      if (!texts) return [`${code} has no file`];
      const own = Object.keys(texts);
      const missing = ids.filter((id) => !(id in texts));
      const surplus = own.filter((id) => !(id in source));
      const isSorted = own.join() === own.toSorted().join();
      return [
        ...missing.map((id) => `${code} lacks ${id}`),
        ...surplus.map((id) => `${code} has ${id}, English has not`),
        ...(isSorted ? [] : [`${code} is not in the order of its ids`]),
      ];
    });
    expect(differences).toEqual([]);
  });

  it('have valid syntax, the arguments of the English and the plural forms of their language', () => {
    const problems = locales.flatMap((locale) =>
      Object.entries(byLocale.get(locale.code) ?? {}).flatMap(([id, text]) =>
        textProblems(text, source[id] ?? text, locale).map(
          (problem) => `${locale.code} ${id}: ${problem}`,
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
