import { emptyKey } from './empty-key.rules.ts';
import type { LocaleTexts, QuestionContent, QuestionKey } from './question.types.ts';
import type { QuestionInput } from './question-input.rules.ts';

/** Texts by locale without the empty ones. */
export const textsOf = (texts: QuestionInput['texts']): LocaleTexts =>
  Object.fromEntries(
    texts.flatMap(({ locale, text }) => (text === '' ? [] : [[locale, text] as const])),
  );

/** Texts as the API lists them. */
export const textList = (texts: LocaleTexts): { locale: string; text: string }[] =>
  Object.entries(texts).map(([locale, text]) => ({ locale, text }));

/** A decimal comma is as good as a point. */
const decimalOf = (text: string | null | undefined): string | null =>
  text?.trim().replace(',', '.') || null;

const once = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== '');

/** Of a key what its kind uses; the rest is empty, so that equal questions are equal. */
export function normalKey({ kind, key }: QuestionInput): QuestionKey {
  const { partial, caseSensitive } = key;
  switch (kind) {
    case 'TRUE_FALSE':
    case 'SINGLE_CHOICE':
      return { ...emptyKey, choiceIds: key.choiceIds };
    case 'MULTIPLE_CHOICE':
      return { ...emptyKey, choiceIds: key.choiceIds, partial };
    case 'MATCHING':
      return { ...emptyKey, pairs: key.pairs, partial };
    case 'ORDERING':
      return { ...emptyKey, order: key.order, partial };
    case 'FILL_IN_THE_BLANK': {
      const blanks = key.blanks.map((blank) => ({ ...blank, accepted: once(blank.accepted) }));
      return { ...emptyKey, blanks, caseSensitive, partial };
    }
    case 'NUMERIC':
      return { ...emptyKey, number: decimalOf(key.number), tolerance: decimalOf(key.tolerance) };
    case 'SHORT_ANSWER':
      return { ...emptyKey, accepted: once(key.accepted), caseSensitive };
    case 'ESSAY':
      return { ...emptyKey, guidance: key.guidance || null };
  }
}

const BLANK = /\[\[([\w-]+)\]\]/g;

/** The ids of the blanks in a text, in its order. */
export const blanksIn = (text: string): string[] =>
  [...text.matchAll(BLANK)].map(([, id = '']) => id);

/** A version as a form or an export takes it up again. */
export const inputOf = (content: QuestionContent, key: QuestionKey) => ({
  texts: textList(content.texts),
  parts: content.parts.map((part) => ({ ...part, texts: textList(part.texts) })),
  maxWords: content.maxWords,
  unit: content.unit,
  key,
});
