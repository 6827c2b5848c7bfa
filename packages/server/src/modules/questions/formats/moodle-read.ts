import { trueFalseWords } from '@lampstand/i18n';
import type { ErrorText } from '../../../platform/errors.ts';
import {
  type ForeignDraft,
  Losses,
  type Reader,
  type ReadOptions,
  type ReadQuestion,
  UnreadableFile,
} from './foreign.ts';
import { draftMaker, type DraftMaker } from './make-draft.ts';
import { readCloze, readGaps } from './moodle-gaps.ts';
import { readableText, textFormatOf } from './text-format.ts';
import { decimalText } from './decimal-text.ts';
import { literalAnswers } from './wildcards.ts';
import { childOf, childrenOf, readXml, textIn, valueOf, type XmlElement } from './xml-tree.ts';

/** Reads the questions of a Moodle XML file. @throws UnreadableFile where it is none. */
export const readMoodle: Reader = (text, options) => {
  const quiz = childOf(readXml(text), 'quiz');
  if (!quiz) throw new UnreadableFile('No quiz');
  const maker = draftMaker(options);
  return childrenOf(quiz, 'question')
    .filter(({ attributes }) => attributes['type'] !== 'category')
    .map((question) => readQuestion(question, maker, options));
};

function readQuestion(question: XmlElement, maker: DraftMaker, options: ReadOptions): ReadQuestion {
  const losses = new Losses();
  const type = question.attributes['type'] ?? '';
  const text = formatted(childOf(question, 'questiontext'), losses);
  const tooLong = text.length > LONGEST;
  const draft = tooLong
    ? null
    : (readers[type]?.({ question, text, maker, losses, options }) ?? null);
  losses.add('feedback', hasFeedback(question));
  losses.add('media', valueOf(question, 'image') !== '');
  losses.add('points', Number(valueOf(question, 'defaultgrade') || '1') !== 1);
  losses.add('encoding', /\uFFFD/.test(textIn(question)));
  return {
    title: valueOf(question, 'name') || text,
    draft,
    losses: losses.list(),
    refused: draft ? null : refusalOf(type, tooLong),
  };
}

/** Longer than any text with gaps that can be asked. */
const LONGEST = 20_000;
const LONGEST_RAW = 100_000;

const refusalOf = (kind: string, tooLong: boolean): ErrorText =>
  tooLong
    ? { key: 'errors.tooLong', args: { max: LONGEST } }
    : {
        key: 'errors.formats.unknownKind',
        args: { kind: kind === 'cloze' ? 'MULTIRESPONSE' : kind.slice(0, 40) },
      };

interface Found {
  readonly question: XmlElement;
  readonly text: string;
  readonly maker: DraftMaker;
  readonly losses: Losses;
  readonly options: ReadOptions;
}

type KindReader = (found: Found) => ForeignDraft | null;

const readers: Readonly<Record<string, KindReader | undefined>> = {
  truefalse: ({ question, text, maker, options }) => {
    const isTrue = answersOf(question).some((each) => each.share > 0 && each.raw === 'true');
    const [yes, no] = trueFalseWords[options.locale];
    const choices = [
      { text: yes, right: isTrue },
      { text: no, right: !isTrue },
    ];
    return maker.choices('TRUE_FALSE', text, choices);
  },
  multichoice: readChoices,
  multichoiceset: readChoices,
  matching: ({ question, text, maker, losses }) => {
    const subs = childrenOf(question, 'subquestion').map((sub) => ({
      prompt: formatted(sub, losses),
      option: secondOf(sub, losses),
    }));
    const pairs = subs.filter(({ prompt }) => prompt !== '');
    const others = subs.filter(({ prompt }) => prompt === '').map(({ option }) => option);
    return maker.matching(text, pairs, others, true);
  },
  ordering: ({ question, text, maker, losses }) => {
    const items = childrenOf(question, 'answer').map((answer) => formatted(answer, losses));
    return maker.ordering(text, items, valueOf(question, 'gradingtype') !== 'ALL_OR_NOTHING');
  },
  shortanswer: ({ question, text, maker, losses }) => {
    const answers = answersOf(question);
    losses.add(
      'weights',
      answers.some(({ share }) => share > 0 && share < 100),
    );
    const right = answers.filter(({ share }) => share >= 100).map(({ raw }) => raw);
    const accepted = literalAnswers(right, losses);
    const caseSensitive = valueOf(question, 'usecase') === '1';
    return maker.draft('SHORT_ANSWER', text, { key: { accepted, caseSensitive } });
  },
  numerical: ({ question, text, maker, losses }) => {
    const answers = answersOf(question).filter(({ raw, share }) => raw !== '*' && share > 0);
    const best = answers.find(({ share }) => share >= 100);
    losses.add('severalNumbers', answers.length > 1);
    const units = childrenOf(childOf(question, 'units'), 'unit');
    const unit = units.find((each) => Number(valueOf(each, 'multiplier') || '1') === 1);
    losses.add('unit', units.length > 1);
    return maker.draft('NUMERIC', text, {
      unit: valueOf(unit, 'unit_name') || null,
      key: {
        number: best ? decimalText(best.raw) : null,
        tolerance: best?.tolerance ? decimalText(best.tolerance) : null,
      },
    });
  },
  essay: ({ question, text, maker, losses }) => {
    const limit = Number(valueOf(question, 'maxwordlimit'));
    return maker.draft('ESSAY', text, {
      maxWords: Number.isInteger(limit) && limit > 0 ? limit : null,
      key: { guidance: formatted(childOf(question, 'graderinfo'), losses) || null },
    });
  },
  cloze: ({ question, maker, losses }) => {
    const asked = childOf(question, 'questiontext');
    const say = (part: string) => readableText(part, formatOf(asked), losses);
    return readCloze(rawText(asked), { say, maker, losses });
  },
  gapselect: ({ question, text, maker, losses }) =>
    readGaps(text, optionsIn(question, 'selectoption', losses), maker, losses),
  ddwtos: ({ question, text, maker, losses }) =>
    readGaps(text, optionsIn(question, 'dragbox', losses), maker, losses),
};

function readChoices({ question, text, maker, losses }: Found): ForeignDraft {
  const set = question.attributes['type'] === 'multichoiceset';
  const single = !set && !['false', '0'].includes(valueOf(question, 'single'));
  const answers = childrenOf(question, 'answer').map((answer) => ({
    text: formatted(answer, losses),
    share: Number(answer.attributes['fraction'] ?? '0'),
  }));
  const positive = answers.filter(({ share }) => share > 0);
  const even = single ? 100 : 100 / Math.max(1, positive.length);
  const isUsual = ({ share }: { readonly share: number }) =>
    share <= 0
      ? share === 0 || (!single && Math.abs(share + even) < 0.01)
      : set || Math.abs(share - even) < 0.01;
  losses.add('weights', !answers.every(isUsual));
  const choices = answers.map((answer) => ({
    text: answer.text,
    right: single ? answer.share >= 100 : answer.share > 0,
  }));
  return maker.choices(
    single ? 'SINGLE_CHOICE' : 'MULTIPLE_CHOICE',
    text,
    choices,
    !single && !set,
  );
}

const optionsIn = (question: XmlElement, name: string, losses: Losses): string[] =>
  childrenOf(question, name).map((option) => readableText(rawText(option), 'html', losses));

/** The second side of a pair: it names no format, and is read as our own files or as Moodle's. */
function secondOf(pair: XmlElement, losses: Losses): string {
  const format = formatOf(pair) === 'plain' ? 'plain' : 'moodle';
  return readableText(rawText(childOf(pair, 'answer')), format, losses);
}

/** The answers with the share of the points that each brings, in per cent. */
const answersOf = (question: XmlElement) =>
  childrenOf(question, 'answer').map((answer) => ({
    raw: valueOf(answer, 'text'),
    share: Number(answer.attributes['fraction'] ?? '0'),
    tolerance: valueOf(answer, 'tolerance') || null,
  }));

/** A text in whatever format the file says; files that belong to it are lost. */
function formatted(element: XmlElement | undefined, losses: Losses): string {
  losses.add('media', childrenOf(element, 'file').length > 0);
  return readableText(rawText(element), formatOf(element), losses);
}

const formatOf = (element: XmlElement | undefined) => textFormatOf(element?.attributes['format']);

/** What is longer is refused anyway, and need not be understood before. */
const rawText = (element: XmlElement | undefined): string =>
  valueOf(element, 'text').slice(0, LONGEST_RAW);

const FEEDBACK = [
  'generalfeedback',
  'correctfeedback',
  'partiallycorrectfeedback',
  'incorrectfeedback',
  'hint',
];

function hasFeedback(question: XmlElement): boolean {
  const own = FEEDBACK.flatMap((name) => childrenOf(question, name));
  const ofAnswers = childrenOf(question, 'answer').flatMap((each) => childrenOf(each, 'feedback'));
  return [...own, ...ofAnswers].some((element) => valueOf(element, 'text') !== '');
}
