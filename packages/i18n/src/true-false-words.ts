import type { LocaleCode } from './locales.ts';

/**
 * What the two choices of a true/false question say unless its author writes something else. These are
 * texts of the question, in its own languages, whatever language somebody reads in; so no messages.
 */
export const trueFalseWords: Readonly<Record<LocaleCode, readonly [string, string]>> = {
  en: ['True', 'False'],
  de_DE: ['Richtig', 'Falsch'],
  hu_HU: ['Igaz', 'Hamis'],
  pl_PL: ['Prawda', 'Fałsz'],
  nl_NL: ['Waar', 'Onwaar'],
  ru_RU: ['Верно', 'Неверно'],
  ZHS: ['对', '错'],
  ZHT: ['對', '錯'],
  es_MX: ['Verdadero', 'Falso'],
  fr_FR: ['Vrai', 'Faux'],
  id_ID: ['Benar', 'Salah'],
  it_IT: ['Vero', 'Falso'],
  uk_UA: ['Правильно', 'Неправильно'],
};
