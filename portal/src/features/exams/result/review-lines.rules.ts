import { cutAtBlanks } from '../questions/blank-text.rules.ts';
import { writeDecimal } from '../questions/decimal.rules.ts';
import { optionOf } from '../questions/pairs.rules.ts';
import type { ShownPart } from '../questions/shown-question.ts';
import type { ReviewedAnswer } from './reviewed-answer.ts';

/** One thing that was asked, what was answered and what was right. */
export interface ReviewLine {
  readonly _id: string;
  /** What was asked: a prompt, or the number of a place or blank; nothing where there is one thing. */
  readonly item: string | number | undefined;
  /** Empty where nothing was answered. */
  readonly given: string;
  /** Undefined where the exam does not show it. */
  readonly correct: string | undefined;
  /** Undefined where only the whole question was marked, or the exam does not tell. */
  readonly right: boolean | undefined;
}

/** The lines of a question whose answer is no choice. `language` writes the numbers. */
export function reviewLines(answer: ReviewedAnswer, language: string): readonly ReviewLine[] {
  switch (answer.kind) {
    case 'MATCHING':
      return matchedLines(answer);
    case 'ORDERING':
      return orderedLines(answer);
    case 'FILL_IN_THE_BLANK':
      return blankLines(answer);
    case 'NUMERIC':
      return [{ ...single(answer), ...numberWords(answer, language) }];
    default:
      return [single(answer)];
  }
}

const textOf = (parts: readonly ShownPart[], _id: string | undefined): string =>
  parts.find((part) => part._id === _id)?.text ?? '';

function matchedLines({ parts, given, correct }: ReviewedAnswer): readonly ReviewLine[] {
  return parts
    .filter(({ role }) => role === 'PROMPT')
    .map(({ _id, text }) => {
      const [own, key] = [
        optionOf(given?.pairs ?? [], _id),
        correct && optionOf(correct.pairs, _id),
      ];
      return {
        _id,
        item: text,
        given: textOf(parts, own),
        correct: key === null ? undefined : textOf(parts, key),
        right: key === null ? undefined : key === own,
      };
    });
}

function orderedLines({ parts, given, correct }: ReviewedAnswer): readonly ReviewLine[] {
  return parts
    .filter(({ role }) => role === 'ITEM')
    .map(({ _id }, at) => {
      const [own, key] = [given?.order[at], correct?.order[at]];
      return {
        _id,
        item: at + 1,
        given: textOf(parts, own),
        correct: correct ? textOf(parts, key) : undefined,
        right: correct ? key === own : undefined,
      };
    });
}

function blankLines({
  text,
  parts,
  given,
  correct,
  rightBlankIds,
}: ReviewedAnswer): readonly ReviewLine[] {
  const blankIds = parts.filter(({ role }) => role === 'BLANK').map(({ _id }) => _id);
  return cutAtBlanks(text, blankIds).flatMap((piece) => {
    if (piece.kind === 'words') return [];
    const { blankId, number } = piece;
    const accepted = correct?.blanks.find((blank) => blank.blankId === blankId)?.accepted;
    return {
      _id: blankId,
      item: number,
      given: given?.blanks.find((blank) => blank.blankId === blankId)?.text ?? '',
      correct: accepted?.join(' / '),
      right: rightBlankIds?.includes(blankId),
    };
  });
}

function single({ _id, given, correct }: ReviewedAnswer): ReviewLine {
  return {
    _id,
    item: undefined,
    given: given?.text ?? '',
    correct: correct?.accepted.length ? correct.accepted.join(' / ') : undefined,
    right: undefined,
  };
}

function numberWords({ unit, given, correct }: ReviewedAnswer, language: string) {
  const words = (number: string | null | undefined) =>
    number ? `${writeDecimal(number, language)}${unit === null ? '' : ` ${unit}`}` : '';
  const around = correct?.tolerance && Number(correct.tolerance) > 0 && correct.tolerance;
  const spread = around ? ` (± ${writeDecimal(around, language)})` : '';
  return {
    given: words(given?.number),
    correct: correct?.number ? `${words(correct.number)}${spread}` : undefined,
  };
}
