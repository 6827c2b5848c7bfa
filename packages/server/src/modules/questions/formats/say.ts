import type { LocaleTexts, PartRole } from '../question.types.ts';
import type { QuestionDraft } from '../question.rules.ts';
import type { Losses } from './foreign.ts';

/** A question in one language, as writers of files in one language need it. */
export function inLocale({ kind, content, key }: QuestionDraft, locale: string) {
  const say = (texts: LocaleTexts) => texts[locale] ?? Object.values(texts)[0] ?? '';
  const parts = content.parts.map((part) => ({ ...part, text: say(part.texts) }));
  const ofRole = (role: PartRole) => parts.filter((part) => part.role === role);
  const textOf = (id: string) => parts.find(({ _id }) => _id === id)?.text ?? '';
  const options = ofRole('OPTION');
  return {
    kind,
    key,
    text: say(content.texts),
    unit: content.unit,
    maxWords: content.maxWords,
    choices: ofRole('CHOICE').map(({ _id, text }) => ({
      text,
      right: key.choiceIds.includes(_id),
    })),
    items: key.order.map(textOf),
    pairs: ofRole('PROMPT').map(({ _id, text }) => ({
      prompt: text,
      option: textOf(key.pairs.find(({ promptId }) => promptId === _id)?.optionId ?? ''),
    })),
    otherOptions: options
      .filter(({ _id }) => key.pairs.every(({ optionId }) => optionId !== _id))
      .map(({ text }) => text),
    acceptedIn: (blankId: string) =>
      key.blanks.find((blank) => blank.blankId === blankId)?.accepted ?? [],
  };
}

export type SaidQuestion = ReturnType<typeof inLocale>;

/** The pieces of a text with blanks: what stands between them, and their ids. */
export const aroundBlanks = (
  text: string,
): { readonly texts: string[]; readonly ids: string[] } => {
  const pieces = text.split(/\[\[([\w-]+)\]\]/);
  return {
    texts: pieces.filter((_, at) => at % 2 === 0),
    ids: pieces.filter((_, at) => at % 2 === 1),
  };
};

/** What a file in one language never holds. */
export function loseLanguages({ content }: QuestionDraft, losses: Losses): void {
  losses.add('otherLanguages', Object.keys(content.texts).length > 1);
}

/** A short name for a question, of which most formats ask. */
export const nameOf = (text: string): string =>
  text
    .replaceAll(/\[\[[\w-]+\]\]/g, '____')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80)
    .toWellFormed();
