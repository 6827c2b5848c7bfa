import { trueFalseWords } from '@lampstand/i18n';
import type { QuestionDraft } from '../question.rules.ts';
import { Losses, type Writer } from './foreign.ts';
import { escapeGift, formatOf } from './gift-syntax.ts';
import { asLiteralAnswer } from './wildcards.ts';
import { aroundBlanks, inLocale, loseLanguages, nameOf, type SaidQuestion } from './say.ts';

/** Questions as GIFT, in the language of their course; kinds that GIFT does not know stay out. */
export const writeGift: Writer = (leaving) => {
  const written = leaving.map(({ draft, locale }) => {
    const losses = new Losses();
    loseLanguages(draft, losses);
    const said = inLocale(draft, locale);
    const body = bodies[draft.kind](said, losses, trueFalseWords[locale]);
    losses.add('leftOut', body === null);
    const start = `::${escapeGift(nameOf(said.text))}::[plain]`;
    return { text: body === null ? null : `${start}${body}`, losses: losses.list() };
  });
  return {
    text: `${written.flatMap(({ text }) => (text === null ? [] : [text])).join('\n\n')}\n`,
    losses: written.map(({ losses }) => losses),
  };
};

type Body = (said: SaidQuestion, losses: Losses, words: readonly [string, string]) => string | null;

const asked = ({ text }: SaidQuestion, answers: readonly string[]): string =>
  `${escapeGift(text)} {${answers.length > 0 ? `\n\t${answers.join('\n\t')}\n` : ''}}`;

/** A text that would name a format by its first word says that it is plain. */
const part = (text: string): string =>
  `${formatOf(text).name === null ? '' : '[plain]'}${escapeGift(text)}`;

const right = (answers: readonly string[]): string[] =>
  answers.map((answer) => `=${part(asLiteralAnswer(answer))}`);

const bodies: Readonly<Record<QuestionDraft['kind'], Body>> = {
  TRUE_FALSE: (said, losses, words) => {
    losses.add(
      'choiceWords',
      said.choices.some(({ text }, at) => text !== words[at]),
    );
    return `${escapeGift(said.text)} {${said.choices[0]?.right ? 'TRUE' : 'FALSE'}}`;
  },
  SINGLE_CHOICE: (said) =>
    asked(
      said,
      said.choices.map((each) => `${each.right ? '=' : '~'}${part(each.text)}`),
    ),
  MULTIPLE_CHOICE: (said, losses) => {
    losses.add('allOrNothing', !said.key.partial);
    const share = Number((100 / said.choices.filter((each) => each.right).length).toFixed(5));
    return asked(
      said,
      said.choices.map((each) => `~%${each.right ? share : -share}%${part(each.text)}`),
    );
  },
  MATCHING: (said, losses) => {
    losses.add('allOrNothing', !said.key.partial);
    const pairs = said.pairs.map((pair) => `=${part(pair.prompt)} -> ${escapeGift(pair.option)}`);
    return asked(said, [
      ...pairs,
      ...said.otherOptions.map((option) => `= -> ${escapeGift(option)}`),
    ]);
  },
  ORDERING: () => null,
  FILL_IN_THE_BLANK: (said, losses) => {
    const { texts, ids } = aroundBlanks(said.text);
    const [before = '', after = ''] = texts;
    const [id] = ids;
    // GIFT knows one blank, and one at the end is a short answer to it.
    if (ids.length !== 1 || id === undefined || after.trim() === '') return null;
    losses.add('allOrNothing', !said.key.partial);
    losses.add('caseSensitive', said.key.caseSensitive);
    return `${escapeGift(before)}{${right(said.acceptedIn(id)).join(' ')}}${escapeGift(after)}`;
  },
  NUMERIC: (said, losses) => {
    losses.add('unit', said.unit !== null);
    const { number, tolerance } = said.key;
    return `${escapeGift(said.text)} {#${number ?? ''}${tolerance === null ? '' : `:${tolerance}`}}`;
  },
  SHORT_ANSWER: (said, losses) => {
    losses.add('caseSensitive', said.key.caseSensitive);
    return asked(said, right(said.key.accepted));
  },
  ESSAY: (said, losses) => {
    losses.add('guidance', said.key.guidance !== null);
    losses.add('maxWords', said.maxWords !== null);
    return asked(said, []);
  },
};
