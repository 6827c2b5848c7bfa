/** What a question shows, in one language. */
export interface ShownPart {
  readonly id: string;
  readonly role: 'CHOICE' | 'PROMPT' | 'OPTION' | 'ITEM' | 'BLANK';
  readonly text: string;
}

interface Pair {
  readonly promptId: string;
  readonly optionId: string;
}

export interface Given {
  readonly choiceIds: readonly string[];
  readonly pairs: readonly Pair[];
  readonly order: readonly string[];
  readonly blanks: readonly { readonly blankId: string; readonly text: string }[];
  readonly number?: string | null;
  readonly text?: string | null;
}

export interface Key {
  readonly choiceIds: readonly string[];
  readonly pairs: readonly Pair[];
  readonly order: readonly string[];
  readonly blanks: readonly { readonly blankId: string; readonly accepted: readonly string[] }[];
  readonly number?: string | null;
  readonly tolerance?: string | null;
  readonly accepted: readonly string[];
  readonly guidance?: string | null;
}

export interface Answered {
  readonly kind: string;
  /** BCP 47 tag of the parts, where that may be another language than the screen's. */
  readonly language?: string;
  readonly parts: readonly ShownPart[];
  readonly unit?: string | null;
  /** What was answered; null where nothing was, missing where nobody was asked. */
  readonly given?: Given | null;
  /** Null where it is not told. */
  readonly correct: Key | null;
  /** The blanks that hold what is accepted, where that is told. */
  readonly rightBlankIds?: readonly string[] | null;
}

/** A choice with what is to be said of it. */
export interface ChoiceRow {
  readonly id: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly correct: boolean;
}

/** One thing to be answered: a prompt, a place, a blank, or the question itself (without a name). */
export interface AnswerRow {
  readonly id: string;
  readonly name: string;
  readonly given: string;
  readonly correct: string;
  /** Undefined where only the whole question was marked, or nobody was asked. */
  readonly right?: boolean | undefined;
}

export const isChoice = (kind: string): boolean =>
  ['TRUE_FALSE', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE'].includes(kind);

export function choiceRows({ parts, given, correct }: Answered): readonly ChoiceRow[] {
  return parts
    .filter(({ role }) => role === 'CHOICE')
    .map(({ id, text }) => ({
      id,
      text,
      chosen: given?.choiceIds.includes(id) ?? false,
      correct: correct?.choiceIds.includes(id) ?? false,
    }));
}

/** The rows of every kind that is not answered by choosing. */
export function answerRows(answered: Answered): readonly AnswerRow[] {
  const { kind, parts } = answered;
  if (kind === 'MATCHING')
    return parts.filter(({ role }) => role === 'PROMPT').map(pairRow(answered));
  if (kind === 'ORDERING') return orderRows(answered);
  if (kind === 'FILL_IN_THE_BLANK') {
    return parts.filter(({ role }) => role === 'BLANK').map(blankRow(answered));
  }
  return [wholeRow(answered)];
}

function pairRow(answered: Answered) {
  const { parts, given, correct } = answered;
  const optionOf = (pairs: readonly Pair[] | undefined, prompt: string) =>
    pairs?.find(({ promptId }) => promptId === prompt)?.optionId;
  return ({ id, text }: ShownPart): AnswerRow => {
    const [own, key] = [optionOf(given?.pairs, id), optionOf(correct?.pairs, id)];
    return {
      id,
      name: text,
      given: textOf(parts, own),
      correct: textOf(parts, key),
      right: isSame(answered, own, key),
    };
  };
}

function orderRows(answered: Answered): readonly AnswerRow[] {
  const { parts, given, correct } = answered;
  return parts
    .filter(({ role }) => role === 'ITEM')
    .map(({ id }, at) => {
      const [own, key] = [given?.order[at], correct?.order[at]];
      return {
        id,
        name: String(at + 1),
        given: textOf(parts, own),
        correct: textOf(parts, key),
        right: isSame(answered, own, key),
      };
    });
}

const isSame = ({ given, correct }: Answered, own?: string, key?: string) =>
  given === undefined || correct === null ? undefined : own === key;

function blankRow({ given, correct, rightBlankIds }: Answered) {
  return ({ id }: ShownPart, at: number): AnswerRow => ({
    id,
    name: String(at + 1),
    given: given?.blanks.find(({ blankId }) => blankId === id)?.text ?? '',
    correct: oneOf(correct?.blanks.find(({ blankId }) => blankId === id)?.accepted),
    right: rightBlankIds?.includes(id),
  });
}

function wholeRow({ kind, unit, given, correct }: Answered): AnswerRow {
  const row = { id: kind, name: '' };
  if (kind === 'NUMERIC') {
    return { ...row, given: measured(given?.number, unit), correct: exact(correct, unit) };
  }
  const right = kind === 'ESSAY' ? (correct?.guidance ?? '') : oneOf(correct?.accepted);
  return { ...row, given: given?.text ?? '', correct: right };
}

function exact(key: Key | null, unit: string | null | undefined): string {
  const tolerance = key?.tolerance;
  const around = tolerance && tolerance !== '0' ? ` ± ${tolerance}` : '';
  return key?.number ? measured(`${key.number}${around}`, unit) : '';
}

const measured = (number: string | null | undefined, unit: string | null | undefined) =>
  number ? [number, unit].filter(Boolean).join(' ') : '';

const oneOf = (accepted: readonly string[] | undefined) => accepted?.join(' · ') ?? '';

const textOf = (parts: readonly ShownPart[], id: string | undefined) =>
  parts.find((part) => part.id === id)?.text ?? '';

/** A text whose blanks (`[[id]]`) have numbers, as their rows have them. */
export function withNumberedBlanks(text: string, parts: readonly ShownPart[]): string {
  const blanks = parts.filter(({ role }) => role === 'BLANK').map(({ id }) => id);
  return text.replaceAll(/\[\[([^\]]+)\]\]/g, (whole: string, id: string) => {
    const at = blanks.indexOf(id);
    return at === -1 ? whole : `____ (${at + 1})`;
  });
}
