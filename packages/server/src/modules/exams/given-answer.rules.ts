import { z } from 'zod';
import { isStorable } from '../../platform/storable-text.ts';
import type { GivenAnswer, QuestionKind } from '../questions/questions.table.ts';

const storable = (most: number) => z.string().max(most).refine(isStorable);
const id = storable(64).min(1);
const ids = (most: number) => z.array(id).max(most).nullish();

/**
 * How far the number of an answer may be ahead of the highest of its attempt and of the tenths of a second
 * since it began, which is what pages count by: a number that no later answer can reach would lock its
 * question.
 */
export const SEQUENCES_AHEAD = 600;

/** What an answer must look like by itself; which kind it fits says `readGiven`. */
export const GivenAnswerSchema = z.object({
  choiceIds: ids(10),
  pairs: z
    .array(z.object({ promptId: id, optionId: id }))
    .max(10)
    .nullish(),
  order: ids(10),
  blanks: z
    .array(z.object({ blankId: id, text: storable(500) }))
    .max(10)
    .nullish(),
  number: storable(40).nullish(),
  /** 5000 words are some 40 000 letters. */
  text: storable(60_000).nullish(),
});

export type Given = z.infer<typeof GivenAnswerSchema>;

/** An answer as it is kept, with what its question must be so that it can be one. */
export interface ReadAnswer {
  /** Null where nothing is answered (any more). */
  readonly answer: GivenAnswer | null;
  readonly kinds: readonly QuestionKind[];
  /** The parts it names. */
  readonly partIds: readonly string[];
}

const EVERY_KIND: readonly QuestionKind[] = [
  'TRUE_FALSE',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'MATCHING',
  'ORDERING',
  'FILL_IN_THE_BLANK',
  'NUMERIC',
  'SHORT_ANSWER',
  'ESSAY',
];

/** A short answer is no essay (500 characters); blank ones and empty lists say nothing. */
const SHORT = 500;

/** Reads what a browser sent. An answer of no kind, or of two, or that names a part twice fits none. */
export function readGiven(given: Given | null): ReadAnswer {
  const answer = {
    choiceIds: given?.choiceIds ?? [],
    pairs: given?.pairs ?? [],
    order: given?.order ?? [],
    blanks: (given?.blanks ?? []).filter(({ text }) => text.trim() !== ''),
    number: blankToNull(given?.number),
    text: blankToNull(given?.text),
  };
  const fits = [
    answer.choiceIds.length > 0 && kindsOfChoices(answer.choiceIds.length),
    answer.pairs.length > 0 && (['MATCHING'] as const),
    answer.order.length > 0 && (['ORDERING'] as const),
    answer.blanks.length > 0 && (['FILL_IN_THE_BLANK'] as const),
    answer.number !== null && (['NUMERIC'] as const),
    answer.text !== null && kindsOfText(answer.text),
  ].filter((kinds) => kinds !== false);
  if (fits.length === 0) return { answer: null, kinds: EVERY_KIND, partIds: [] };
  const lists = [
    answer.choiceIds,
    answer.pairs.map(({ promptId }) => promptId),
    answer.order,
    answer.blanks.map(({ blankId }) => blankId),
  ];
  const clear = fits.length === 1 && lists.every((list) => new Set(list).size === list.length);
  const options = answer.pairs.map(({ optionId }) => optionId);
  return { answer, kinds: clear ? (fits[0] ?? []) : [], partIds: [...lists.flat(), ...options] };
}

const blankToNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text;

const kindsOfChoices = (count: number): readonly QuestionKind[] =>
  count === 1 ? ['TRUE_FALSE', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE'] : ['MULTIPLE_CHOICE'];

const kindsOfText = (text: string): readonly QuestionKind[] =>
  text.length > SHORT ? ['ESSAY'] : ['SHORT_ANSWER', 'ESSAY'];
