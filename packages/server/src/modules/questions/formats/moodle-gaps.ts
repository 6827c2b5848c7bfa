import { decimalText } from './decimal-text.ts';
import type { ForeignDraft, Losses } from './foreign.ts';
import type { DraftMaker } from './make-draft.ts';
import { literalAnswers } from './wildcards.ts';

const KINDS = 'NUMERICAL|NM|MULTICHOICE|MC|MULTIRESPONSE|MR|SHORTANSWER|SA|MW';
/** Answers of one gap with what is told to each; a bound, so that unclosed gaps cost little. */
const LONGEST_GAP = 4000;
const GAP = new RegExp(
  String.raw`\{\d*:(${KINDS})(_?[A-Z]{0,2}):((?:\\[^]|[^\\}]){0,${LONGEST_GAP}})\}`,
  'g',
);
const NUMERIC = /^(?:NUMERICAL|NM)$/;
const SEVERAL = /^(?:MULTIRESPONSE|MR)$/;
const CHOSEN = /^(?:MULTICHOICE|MC)$/;

interface Tools {
  /** The text that people read, of a piece in the file's format. */
  readonly say: (part: string) => string;
  readonly maker: DraftMaker;
  readonly losses: Losses;
}

/**
 * A text with answers inside of it; whatever Moodle asked there, it becomes a blank to be written in.
 * The gaps are found before the format of the text is read: an answer may hold an entity or a tag.
 * @returns null where several answers of one gap have to be chosen together: no blank can hold that.
 */
export function readCloze(raw: string, { say, maker, losses }: Tools): ForeignDraft | null {
  const gaps = [...raw.matchAll(GAP)].map(([, kind = '', variant = '', answers = '']) => ({
    kind,
    caseSensitive: /^_?C$/.test(variant),
    answers,
  }));
  if (gaps.some(({ kind }) => SEVERAL.test(kind))) return null;
  const accepted = gaps.map(({ kind, answers }) => {
    const right = rightAnswers(answers, losses);
    if (NUMERIC.test(kind)) return right.map((answer) => numberOf(answer, losses));
    losses.add('choicesToText', CHOSEN.test(kind));
    const said = right.map(say);
    return CHOSEN.test(kind) ? said : literalAnswers(said, losses);
  });
  const cases = gaps
    .filter(({ kind }) => !CHOSEN.test(kind) && !NUMERIC.test(kind))
    .map((gap) => gap.caseSensitive);
  const caseSensitive = cases.includes(true);
  losses.add('caseSensitive', caseSensitive && cases.includes(false));
  let at = 0;
  const text = say(raw.replaceAll(GAP, () => `[[${(at += 1)}]]`));
  return maker.blanks(text, accepted, { caseSensitive, partial: true });
}

/** `3.14:0.01` as the number alone: a blank has no tolerance. */
function numberOf(answer: string, losses: Losses): string {
  const [number = '', tolerance = '0'] = answer.split(':');
  losses.add('tolerance', Number(tolerance) !== 0);
  return decimalText(number);
}

/** The full answers of one gap: `=Paris#well done~%50%Lyon~Nice`. */
function rightAnswers(answers: string, losses: Losses): string[] {
  return (answers.match(/(?:\\[^]|[^\\~])+/g) ?? []).flatMap((answer) => {
    const [, share = '', said = ''] = /^\s*(=|%-?[\d.]+%)?([^]*)$/.exec(answer) ?? [];
    const [text = ''] = /^(?:\\[^]|[^\\#])*/.exec(said) ?? [];
    losses.add('feedback', said.length > text.length + 1);
    const full = share === '=' || /^%100(?:\.0+)?%$/.test(share);
    losses.add('weights', !full && share !== '' && !/^%-?0+%$/.test(share));
    const plain = text.replaceAll(/\\([^*])/g, '$1').trim();
    return full && plain !== '' ? [plain] : [];
  });
}

/** A text with `[[1]]`, each a choice among words; it becomes a blank to be written in. */
export function readGaps(
  text: string,
  words: readonly string[],
  maker: DraftMaker,
  losses: Losses,
): ForeignDraft {
  losses.add('choicesToText');
  const accepted: string[][] = [];
  const withBlanks = text.replaceAll(/\[\[(\d+)\]\]/g, (_whole, number: string) => {
    const word = words[Number(number) - 1];
    accepted.push(word ? [word] : []);
    return `[[${accepted.length}]]`;
  });
  return maker.blanks(withBlanks, accepted, { caseSensitive: false, partial: true });
}
