export { acceptHints, appealEvent, appealKindNames, appealStatusNames } from './appeal-words.ts';
export { checkText, sampleValues, type TextFault } from './check-text.ts';
export { checkAt, checkState, type SeenCheck } from './check-state.ts';
export { clockText } from './clock-text.ts';
export { createFormat, type DateValue, type Format, type FormatOptions } from './format.ts';
export {
  defaultLocale,
  isLocaleCode,
  localeOf,
  locales,
  matchLocale,
  type Locale,
  type LocaleCode,
} from './locales.ts';
export { loadAll } from './load-all.ts';
export { mergeTexts } from './merge-texts.ts';
export type { LoadMessages, MessageArguments, MessageId, Messages } from './message-types.ts';
export { trueFalseWords } from './true-false-words.ts';
export {
  createTranslator,
  type TranslationOverride,
  type Translator,
  type TranslatorOptions,
} from './translator.ts';
