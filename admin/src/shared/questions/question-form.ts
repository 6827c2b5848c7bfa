import { isLocaleCode, trueFalseWords } from '@lampstand/i18n';
import { newRecordId } from '../new-record-id.ts';
import type { QuestionKind } from './kind-names.ts';

export type PartRole = 'CHOICE' | 'PROMPT' | 'OPTION' | 'ITEM' | 'BLANK';

/** A text by locale; what was emptied is null or ''. */
export type Texts = Readonly<Record<string, string | null>>;

export interface PartForm {
  readonly _id: string;
  readonly role: PartRole;
  readonly texts: Texts;
}

interface KeyForm {
  readonly choiceIds: readonly string[];
  readonly pairs: readonly { readonly promptId: string; readonly optionId: string }[];
  readonly blanks: readonly { readonly blankId: string; readonly accepted: readonly string[] }[];
  readonly number?: string | null;
  readonly tolerance?: string | null;
  readonly accepted: readonly string[];
  readonly caseSensitive: boolean;
  readonly partial: boolean;
  readonly guidance?: string | null;
}

/**
 * A question as the editor has it: like the API's input, with texts by locale. The right order of items
 * is the order in which they stand.
 */
export interface QuestionForm {
  readonly kind: QuestionKind;
  readonly texts: Texts;
  readonly parts: readonly PartForm[];
  readonly maxWords?: number | null;
  readonly unit?: string | null;
  readonly key: KeyForm;
}

interface LocaleText {
  readonly locale: string;
  readonly text: string;
}

/** A version of a question as the API gives it. */
export interface QuestionVersionRead {
  readonly content: {
    readonly texts: readonly LocaleText[];
    readonly parts: readonly {
      readonly _id: string;
      readonly role: PartRole;
      readonly texts: readonly LocaleText[];
    }[];
    readonly maxWords?: number | null;
    readonly unit?: string | null;
  };
  readonly key: KeyForm & { readonly order: readonly string[] };
}

const rolesOf: Readonly<Record<QuestionKind, readonly PartRole[]>> = {
  TRUE_FALSE: ['CHOICE'],
  SINGLE_CHOICE: ['CHOICE'],
  MULTIPLE_CHOICE: ['CHOICE'],
  MATCHING: ['PROMPT', 'OPTION'],
  ORDERING: ['ITEM'],
  FILL_IN_THE_BLANK: ['BLANK'],
  NUMERIC: [],
  SHORT_ANSWER: [],
  ESSAY: [],
};

export const newPart = (role: PartRole): PartForm => ({ _id: newRecordId(), role, texts: {} });

const startWith: Readonly<Record<QuestionKind, readonly PartRole[]>> = {
  TRUE_FALSE: ['CHOICE', 'CHOICE'],
  SINGLE_CHOICE: ['CHOICE', 'CHOICE'],
  MULTIPLE_CHOICE: ['CHOICE', 'CHOICE', 'CHOICE'],
  MATCHING: ['PROMPT', 'PROMPT', 'OPTION', 'OPTION'],
  ORDERING: ['ITEM', 'ITEM', 'ITEM'],
  FILL_IN_THE_BLANK: [],
  NUMERIC: [],
  SHORT_ANSWER: [],
  ESSAY: [],
};

/** A question that says nothing yet. */
export function emptyQuestion(kind: QuestionKind = 'SINGLE_CHOICE'): QuestionForm {
  const parts = startWith[kind].map(newPart);
  const first = parts.find(({ role }) => role === 'CHOICE');
  return {
    kind,
    texts: {},
    parts,
    maxWords: null,
    unit: null,
    key: {
      choiceIds: first && kind !== 'MULTIPLE_CHOICE' ? [first._id] : [],
      pairs: [],
      blanks: [],
      number: null,
      tolerance: null,
      accepted: [],
      caseSensitive: false,
      partial: kind !== 'MULTIPLE_CHOICE',
      guidance: null,
    },
  };
}

/** The question as another kind: the text stays, and choices where the other kind has some. */
export function asKind(question: QuestionForm, kind: QuestionKind): QuestionForm {
  const fresh = emptyQuestion(kind);
  const kept = question.parts.filter(({ role }) => rolesOf[kind].includes(role));
  if (kept.length === 0) return { ...fresh, texts: question.texts };
  const parts = kind === 'TRUE_FALSE' ? [...kept, ...fresh.parts].slice(0, 2) : kept;
  const chosen = question.key.choiceIds.filter((id) => parts.some(({ _id }) => _id === id));
  const choiceIds = kind === 'MULTIPLE_CHOICE' ? chosen : chosen.slice(0, 1);
  return { ...fresh, texts: question.texts, parts, key: { ...fresh.key, choiceIds } };
}

const byLocale = (texts: readonly LocaleText[]): Texts =>
  Object.fromEntries(texts.map(({ locale, text }) => [locale, text]));

/** A version as the editor takes it up; items stand in their right order. */
export function toQuestionForm(kind: QuestionKind, version: QuestionVersionRead): QuestionForm {
  const { content, key } = version;
  const parts = content.parts.map((part) => ({ ...part, texts: byLocale(part.texts) }));
  const { order, ...rest } = key;
  return {
    kind,
    texts: byLocale(content.texts),
    parts: kind === 'ORDERING' ? parts.toSorted(inOrderOf(order)) : parts,
    maxWords: content.maxWords ?? null,
    unit: content.unit ?? null,
    key: rest,
  };
}

const inOrderOf =
  (order: readonly string[]) =>
  (a: PartForm, b: PartForm): number =>
    order.indexOf(a._id) - order.indexOf(b._id);

/** The locales in which the question says anything. */
export function startedLocales(question: Pick<QuestionForm, 'texts' | 'parts'>): string[] {
  const all = [question.texts, ...question.parts.map(({ texts }) => texts)];
  const started = all.flatMap((texts) =>
    Object.entries(texts).flatMap(([locale, text]) => (text?.trim() ? [locale] : [])),
  );
  return [...new Set(started)];
}

const isSaid = (texts: Texts, locale: string): boolean => Boolean(texts[locale]?.trim());

/** The started locales in which some text is still missing. */
export function incompleteLocales(
  { kind, texts, parts }: Pick<QuestionForm, 'kind' | 'texts' | 'parts'>,
  courseLocale: string,
): string[] {
  const said =
    kind === 'TRUE_FALSE' ? [] : parts.filter(({ role }) => rolesOf[kind].includes(role));
  const shown = said.filter(({ role }) => role !== 'BLANK');
  return [...new Set([courseLocale, ...startedLocales({ texts, parts })])].filter(
    (locale) => !isSaid(texts, locale) || shown.some((part) => !isSaid(part.texts, locale)),
  );
}

const listOf = (texts: Texts): LocaleText[] =>
  Object.entries(texts).flatMap(([locale, text]) =>
    text?.trim() ? [{ locale, text: text.trim() }] : [],
  );

/** The two choices say True and False in every language of the question, unless they say other words. */
function withWords(texts: Texts, index: number, locales: readonly string[]): Texts {
  const words = locales.flatMap((locale) => {
    const word = isLocaleCode(locale) ? trueFalseWords[locale][index] : undefined;
    return word && !isSaid(texts, locale) ? [[locale, word] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(words) };
}

/** What the editor holds, as the API takes it. Of the key stays what belongs to parts that are there. */
export function toQuestionInput(form: QuestionForm) {
  const { kind, key } = form;
  const locales = startedLocales({ texts: form.texts, parts: [] });
  const parts = form.parts.filter(({ role }) => rolesOf[kind].includes(role));
  const ids = new Set(parts.map(({ _id }) => _id));
  return {
    kind,
    texts: listOf(form.texts),
    parts: parts.map(({ _id, role, texts }, index) => ({
      _id,
      role,
      texts: listOf(kind === 'TRUE_FALSE' ? withWords(texts, index, locales) : texts),
    })),
    maxWords: form.maxWords ?? null,
    unit: form.unit ?? null,
    key: {
      choiceIds: key.choiceIds.filter((id) => ids.has(id)),
      pairs: key.pairs
        .filter(({ promptId, optionId }) => ids.has(promptId) && ids.has(optionId))
        .map(({ promptId, optionId }) => ({ promptId, optionId })),
      order: parts.filter(({ role }) => role === 'ITEM').map(({ _id }) => _id),
      blanks: key.blanks.filter(({ blankId }) => ids.has(blankId)).map(toBlank),
      number: key.number ?? null,
      tolerance: key.tolerance ?? null,
      accepted: [...key.accepted],
      caseSensitive: key.caseSensitive,
      partial: key.partial,
      guidance: key.guidance ?? null,
    },
  };
}

const toBlank = ({ blankId, accepted }: KeyForm['blanks'][number]) => ({
  blankId,
  accepted: [...accepted],
});
