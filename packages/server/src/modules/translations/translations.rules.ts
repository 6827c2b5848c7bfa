import { z } from 'zod';
import { checkText, localeOf, type LocaleCode, type TextFault } from '@lampstand/i18n';
import { DomainError, type ErrorText } from '../../platform/errors.ts';
import type { TranslationRow } from './translations.table.ts';

/** Longest text that one message may have, in characters. */
const MAX_TEXT = 4000;

export const TranslationInputSchema = z.object({
  _id: z.string().max(200),
  text: z.string().trim().max(MAX_TEXT).nullish(),
  version: z.int().min(0),
});

export type TranslationInput = z.infer<typeof TranslationInputSchema>;

/** Texts of the college's own, by message. */
export type OwnTexts = Readonly<Record<string, string>>;

/** Where a message stands in one locale. */
export const translationStatuses = ['BUNDLED', 'DRAFT', 'PUBLISHED'] as const;
export type TranslationStatus = (typeof translationStatuses)[number];

/**
 * A draft is whatever readers do not see yet: a new text, another text, or one that was taken away.
 */
export function statusOf(draft: string | undefined, published: string | undefined) {
  if (draft !== published) return 'DRAFT';
  return draft === undefined ? 'BUNDLED' : 'PUBLISHED';
}

/** Messages whose text is not the same in both, each once. */
export function changedIds(before: OwnTexts, after: OwnTexts): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => before[id] !== after[id],
  );
}

/**
 * Refuses a text that could not be shown: it must be readable, take exactly the values that the
 * English text takes, and have every plural form of its language.
 * @throws DomainError INVALID on the field `text`.
 */
export function mustBeShowable(text: string, english: string, locale: LocaleCode): void {
  const fault = checkText(text, english, localeOf(locale));
  if (fault) throw new DomainError('INVALID', 'errors.invalid', { text: wordsFor(fault) });
}

function wordsFor(fault: TextFault): ErrorText {
  switch (fault.kind) {
    case 'empty':
      return { key: 'errors.fieldRequired' };
    case 'unreadable':
      return { key: 'errors.translations.unreadable' };
    case 'values':
      return { key: 'errors.translations.values', args: { values: fault.names || '–' } };
    case 'plurals':
      return { key: 'errors.translations.plurals', args: { forms: fault.names } };
  }
}

/** The same words as in English: perhaps nobody has translated it. */
export const isMissing = (locale: LocaleCode, shown: string, english: string): boolean =>
  locale !== 'en' && shown === english && /\p{L}{3}/u.test(english.replaceAll(/\{[^}]*\}/g, ''));

/** A draft as it is kept next, in place of the one before where there is one. */
export function nextDraft(
  before: TranslationRow | undefined,
  draft: Pick<TranslationRow, '_id' | 'locale' | 'messageId' | 'text'>,
  { now, by }: { readonly now: string; readonly by: string },
): TranslationRow {
  return {
    ...draft,
    _id: before?._id ?? draft._id,
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? now,
    createdBy: before?.createdBy ?? by,
    updatedAt: now,
    updatedBy: by,
  };
}
