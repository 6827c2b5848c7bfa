import { trueFalseWords } from '@lampstand/i18n';
import type { ErrorText } from '../../../platform/errors.ts';
import {
  aroundRange,
  formatOf,
  giftBlocks,
  isChoice,
  splitAnswers,
  unescapeGift,
  type GiftAnswer,
} from './gift-syntax.ts';
import { decimalText } from './decimal-text.ts';
import { type ForeignDraft, Losses, type Reader, type ReadOptions } from './foreign.ts';
import { draftMaker, type DraftMaker } from './make-draft.ts';
import { nameOf } from './say.ts';
import { readableText, textFormatOf } from './text-format.ts';
import { literalAnswers } from './wildcards.ts';

/** Reads the questions of a GIFT file. */
export const readGift: Reader = (text, options) => {
  const maker = draftMaker(options);
  return giftBlocks(text).map((block) => {
    const losses = new Losses();
    losses.add('encoding', block.whole.includes('\uFFFD'));
    losses.add('feedback', block.feedback);
    // An answer may name a format of its own: `[plain]blue`.
    const say = (part: string) => {
      const { name, text: raw } = formatOf(part);
      return readableText(unescapeGift(raw), textFormatOf(name ?? block.format), losses);
    };
    // The second side of a pair never does.
    const saySecond = (part: string) =>
      readableText(unescapeGift(part), block.format === 'plain' ? 'plain' : 'moodle', losses);
    const tooLong = block.whole.length > LONGEST;
    const draft = tooLong ? null : readBlock(block, { say, saySecond, maker, losses, options });
    return {
      title:
        unescapeGift(block.title) ||
        nameOf(draft?.texts[0]?.text ?? say(block.before.slice(0, 1000))),
      draft,
      losses: losses.list(),
      refused: draft ? null : refusalOf(tooLong),
    };
  });
};

/** Longer than any question. */
const LONGEST = 50_000;

const refusalOf = (tooLong: boolean): ErrorText =>
  tooLong ? { key: 'errors.tooLong', args: { max: LONGEST } } : { key: 'errors.formats.noAnswers' };

interface Tools {
  readonly say: (part: string) => string;
  readonly saySecond: (part: string) => string;
  readonly maker: DraftMaker;
  readonly losses: Losses;
  readonly options: ReadOptions;
}

type Block = ReturnType<typeof giftBlocks>[number];

function readBlock({ before, body, after }: Block, tools: Tools): ForeignDraft | null {
  if (body === null) return null;
  const { say, maker, losses, options } = tools;
  const inside = body.trim();
  const whole = say(after.trim() === '' ? before : `${before}_____${after}`);
  if (inside === '') return maker.draft('ESSAY', whole, {});
  const truth = /^(?:T|TRUE|F|FALSE)(?=$|\s*(?<!\\)#)/i.exec(inside);
  if (truth) {
    const isTrue = truth[0].toUpperCase().startsWith('T');
    losses.add('feedback', inside.length > truth[0].length);
    const [yes, no] = trueFalseWords[options.locale];
    const choices = [
      { text: yes, right: isTrue },
      { text: no, right: !isTrue },
    ];
    return maker.choices('TRUE_FALSE', whole, choices);
  }
  if (inside.startsWith('#')) return readNumber(inside.slice(1), whole, maker, losses);
  const answers = splitAnswers(inside);
  losses.add(
    'feedback',
    answers.some(({ feedback }) => feedback),
  );
  if (isChoice(inside)) return readChoices(answers, whole, tools);
  if (answers.some(({ match }) => match !== null)) {
    const pairs = answers.map((answer) => ({
      prompt: say(answer.text),
      option: tools.saySecond(answer.match ?? ''),
    }));
    const real = pairs.filter(({ prompt }) => prompt !== '');
    const others = pairs.filter(({ prompt }) => prompt === '').map(({ option }) => option);
    return maker.matching(whole, real, others, true);
  }
  const accepted = acceptedOf(answers, tools);
  if (after.trim() === '') return maker.draft('SHORT_ANSWER', whole, { key: { accepted } });
  const around = `${before.trimEnd() === before ? before : `${before.trimEnd()} `}[[1]]${after}`;
  return maker.blanks(say(around), [accepted], { caseSensitive: false, partial: true });
}

function acceptedOf(answers: readonly GiftAnswer[], { say, losses }: Tools): string[] {
  losses.add(
    'weights',
    answers.some(({ weight }) => weight !== null && weight < 100),
  );
  const full = answers.filter(({ weight }) => weight === null || weight >= 100);
  return literalAnswers(
    full.map(({ text }) => say(text)),
    losses,
  );
}

function readChoices(answers: readonly GiftAnswer[], whole: string, { say, maker, losses }: Tools) {
  const weighted = answers.filter(({ weight }) => weight !== null);
  const single = answers.some(({ sign }) => sign === '=');
  const right = answers.filter(({ weight }) => (weight ?? 0) > 0);
  const even = 100 / Math.max(1, right.length);
  const isUsual = ({ weight }: GiftAnswer) =>
    weight === null || Math.abs(Math.abs(weight) - even) < 0.01;
  losses.add('weights', single ? weighted.length > 0 : !weighted.every(isUsual));
  const choices = answers.map(({ sign, weight, said }) => ({
    // Where wrong answers are offered, an arrow is a sign like any other.
    text: say(said),
    right: single ? sign === '=' : (weight ?? 0) > 0,
  }));
  return maker.choices(single ? 'SINGLE_CHOICE' : 'MULTIPLE_CHOICE', whole, choices, !single);
}

/** `3:2`, `1..5`, or several of them after `=`; what stands behind `~` is told to wrong answers. */
function readNumber(body: string, text: string, maker: DraftMaker, losses: Losses): ForeignDraft {
  const answers = splitAnswers(body).filter(({ sign, text: said }) => sign === '=' || said !== '');
  const right = answers.filter(({ weight }) => weight === null || weight > 0);
  losses.add('feedback', body.includes('#'));
  losses.add('severalNumbers', right.length > 1);
  const best = right.find(({ weight }) => weight === null || weight >= 100)?.text ?? '';
  const range = aroundRange(best);
  if (range) return maker.draft('NUMERIC', text, { key: range });
  const [number = '', tolerance] = best.split(':').map(decimalText);
  return maker.draft('NUMERIC', text, { key: { number, tolerance: tolerance || null } });
}
