import type { GivenAnswer, QuestionKey, QuestionKind } from '../questions/questions.table.ts';
import { isNear, readDecimal } from './decimal.rules.ts';

/** A question as it is marked: points are whole. */
export interface Markable {
  readonly kind: QuestionKind;
  readonly points: number;
  readonly key: QuestionKey;
}

/** What of an answer is right: so many of so many parts. */
interface Share {
  readonly right: number;
  readonly of: number;
}

/**
 * What an answer earns in hundredths of a point; null where a person has to mark it. Where the key
 * lets parts count, each right part earns its share, halves of a hundredth rounded up; otherwise all
 * parts or nothing. No answer earns nothing.
 */
export function markAnswer(question: Markable, answer: GivenAnswer | null): number | null {
  if (answer === null) return 0;
  if (question.kind === 'ESSAY') return null;
  const { right, of } = shareOf(question, answer);
  const worth = question.points * 100;
  if (right === of) return worth;
  return question.key.partial ? Math.floor((2 * worth * right + of) / (2 * of)) : 0;
}

const whole = (isRight: boolean): Share => ({ right: isRight ? 1 : 0, of: 1 });

function shareOf({ kind, key }: Markable, answer: GivenAnswer): Share {
  switch (kind) {
    case 'TRUE_FALSE':
    case 'SINGLE_CHOICE': {
      const [chosen, ...others] = answer.choiceIds;
      return whole(chosen !== undefined && others.length === 0 && chosen === key.choiceIds[0]);
    }
    case 'MULTIPLE_CHOICE':
      return choicesRight(key, answer);
    case 'MATCHING':
      return pairsRight(key, answer);
    case 'ORDERING': {
      const right = key.order.filter((id, place) => answer.order[place] === id).length;
      return { right, of: key.order.length };
    }
    case 'FILL_IN_THE_BLANK':
      return blanksRight(key, answer);
    case 'NUMERIC':
      return whole(isRightNumber(key, answer.number ?? ''));
    case 'SHORT_ANSWER':
      return whole(isAccepted(answer.text ?? '', key.accepted, key.caseSensitive));
    case 'ESSAY':
      return whole(false);
  }
}

/** A wrong choice takes a right one back, so that choosing all earns nothing. */
function choicesRight(key: QuestionKey, answer: GivenAnswer): Share {
  const correct = new Set(key.choiceIds);
  const chosen = new Set(answer.choiceIds);
  const right = [...chosen].filter((id) => correct.has(id)).length;
  const wrong = chosen.size - right;
  return { right: Math.max(0, right - wrong), of: correct.size };
}

function pairsRight(key: QuestionKey, answer: GivenAnswer): Share {
  const matched = new Map(answer.pairs.map(({ promptId, optionId }) => [promptId, optionId]));
  const right = key.pairs.filter(({ promptId, optionId }) => matched.get(promptId) === optionId);
  return { right: right.length, of: key.pairs.length };
}

const blanksRight = (key: QuestionKey, answer: GivenAnswer): Share => ({
  right: rightBlankIds(key, answer).length,
  of: key.blanks.length,
});

/** The blanks into which something was written that the key accepts. */
export function rightBlankIds(key: QuestionKey, answer: GivenAnswer | null): readonly string[] {
  const written = new Map(answer?.blanks.map(({ blankId, text }) => [blankId, text]));
  return key.blanks
    .filter(({ blankId, accepted }) =>
      isAccepted(written.get(blankId) ?? '', accepted, key.caseSensitive),
    )
    .map(({ blankId }) => blankId);
}

function isRightNumber(key: QuestionKey, given: string): boolean {
  const number = readDecimal(given);
  const target = readDecimal(key.number ?? '');
  const tolerance = readDecimal(key.tolerance ?? '0');
  return (
    number !== undefined &&
    target !== undefined &&
    tolerance !== undefined &&
    isNear(number, target, tolerance)
  );
}

/** Texts are the same where their characters are, however they are composed and spaced. */
function isAccepted(given: string, accepted: readonly string[], caseSensitive: boolean): boolean {
  const folded = foldText(given, caseSensitive);
  return folded !== '' && accepted.some((text) => foldText(text, caseSensitive) === folded);
}

/** By capitals first, so that letters which differ in small script alone (ß and ss) are the same. */
function foldText(text: string, caseSensitive: boolean): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return caseSensitive ? plain : plain.toUpperCase().toLowerCase().normalize('NFC');
}
