import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trueFalseWords } from '@lampstand/i18n';
import { questionFileRounds } from '../../../testing/env.ts';
import { emptyKey } from '../empty-key.rules.ts';
import { QuestionInputSchema } from '../question-input.rules.ts';
import { checkQuestion, type QuestionDraft, readyQuestion } from '../question.rules.ts';
import type { ForeignDraft, LossCode } from './foreign.ts';
import { fileFormats } from './formats.ts';
import { inLocale } from './say.ts';

const ROUNDS = questionFileRounds();

/** Words with all that a format may take for its own. */
const signs = '=~#{}:\\%*[]<>&"\'-+@;,|/()?!$éßж中'.split('');
const word = fc.oneof(
  fc.constantFrom(
    'Paul',
    'the law',
    '::x::',
    '->',
    'a -> b',
    '{1:SA',
    '//',
    '$5',
    '=1+1',
    'TRUE',
    '#3',
  ),
  fc.string({ unit: fc.constantFrom(...signs, 'a', 'b', ' '), minLength: 1, maxLength: 12 }),
);
const text = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) =>
    words.join(' ').replaceAll('[[', '[').replaceAll(']]', ']').replaceAll(/\s+/g, ' ').trim(),
  )
  .filter((made) => /[a-zA-Z]/.test(made) && !/\[\[|\]\]/.test(made));
const distinct = (min: number, max: number) =>
  fc.uniqueArray(text, { minLength: min, maxLength: max, selector: (each) => each.toLowerCase() });
const decimal = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, rest]) => `${whole}.${String(rest).padStart(2, '0')}`);

let made = 0;
const part = (
  role: 'CHOICE' | 'PROMPT' | 'OPTION' | 'ITEM' | 'BLANK',
  said: string,
  _id?: string,
) => ({
  _id: _id ?? `part-${(made += 1)}`,
  role,
  texts: role === 'BLANK' ? [] : [{ locale: 'en', text: said }],
});
const question = (kind: ForeignDraft['kind'], said: string, more: object) => ({
  courseId: 'course',
  kind,
  texts: [{ locale: 'en', text: said }],
  parts: [],
  maxWords: null,
  unit: null,
  ...more,
});

const choiceQuestion = (kind: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE') =>
  fc
    .tuple(text, distinct(3, 6), fc.integer({ min: 0, max: 2 }), fc.boolean())
    .map(([said, all, right, partial]) => {
      const parts = all.map((each) => part('CHOICE', each));
      const ids = parts.map(({ _id }) => _id);
      const many = kind === 'MULTIPLE_CHOICE';
      const choiceIds = many ? ids.slice(0, right === 0 ? 1 : right) : ids.slice(right, right + 1);
      return question(kind, said, { parts, key: { ...emptyKey, choiceIds, partial } });
    });

const anyQuestion = fc.oneof(
  fc.tuple(text, fc.boolean(), fc.boolean()).map(([said, first, usual]) => {
    const parts = (usual ? trueFalseWords.en : ['Yes', 'No']).map((each) => part('CHOICE', each));
    const right = parts[first ? 0 : 1]?._id ?? '';
    return question('TRUE_FALSE', said, { parts, key: { ...emptyKey, choiceIds: [right] } });
  }),
  choiceQuestion('SINGLE_CHOICE'),
  choiceQuestion('MULTIPLE_CHOICE'),
  fc
    .tuple(text, distinct(2, 5), distinct(5, 8), fc.boolean())
    .map(([said, prompts, options, partial]) => {
      const left = prompts.map((each) => part('PROMPT', each));
      const offered = options.map((each) => part('OPTION', each));
      const pairs = left.map(({ _id }, at) => ({
        promptId: _id,
        optionId: offered[at]?._id ?? '',
      }));
      return question('MATCHING', said, {
        parts: [...left, ...offered],
        key: { ...emptyKey, pairs, partial },
      });
    }),
  fc.tuple(text, distinct(2, 6), fc.boolean()).map(([said, items, partial]) => {
    const parts = items.map((each) => part('ITEM', each));
    const order = parts.map(({ _id }) => _id).toReversed();
    return question('ORDERING', said, { parts, key: { ...emptyKey, order, partial } });
  }),
  fc
    .tuple(
      fc.array(text, { minLength: 2, maxLength: 4 }),
      distinct(1, 3),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([pieces, accepted, caseSensitive, partial]) => {
      const ids = pieces.slice(1).map((_, at) => String(at + 1));
      const said = pieces
        .map((piece, at) => (at < ids.length ? `${piece} [[${at + 1}]] ` : piece))
        .join('');
      const parts = ids.map((id) => part('BLANK', '', id));
      const blanks = ids.map((blankId) => ({ blankId, accepted }));
      return question('FILL_IN_THE_BLANK', said, {
        parts,
        key: { ...emptyKey, blanks, caseSensitive, partial },
      });
    }),
  fc
    .tuple(
      text,
      decimal,
      fc.option(fc.constantFrom('0.5', '2')),
      fc.option(fc.constantFrom('km', '€')),
    )
    .map(([said, number, tolerance, unit]) =>
      question('NUMERIC', said, { unit, key: { ...emptyKey, number, tolerance } }),
    ),
  fc
    .tuple(text, distinct(1, 4), fc.boolean())
    .map(([said, accepted, caseSensitive]) =>
      question('SHORT_ANSWER', said, { key: { ...emptyKey, accepted, caseSensitive } }),
    ),
  fc
    .tuple(text, fc.option(text), fc.option(fc.integer({ min: 1, max: 5000 })))
    .map(([said, guidance, maxWords]) =>
      question('ESSAY', said, { maxWords, key: { ...emptyKey, guidance } }),
    ),
);

const draftOf = (input: object): QuestionDraft =>
  readyQuestion(QuestionInputSchema.parse({ courseId: 'course', ...input }), 'en');

/** A question by what it says, without its ids and without what the report calls lost. */
function essence(draft: QuestionDraft, losses: readonly LossCode[]) {
  const said = inLocale(draft, 'en');
  const lost = (code: LossCode) => losses.includes(code);
  const { partial, caseSensitive, number, tolerance, accepted, guidance } = draft.key;
  return {
    kind: said.kind,
    text: said.text,
    choices: lost('choiceWords') ? said.choices.map(({ right }) => right) : said.choices,
    items: said.items,
    pairs: said.pairs,
    otherOptions: said.otherOptions.toSorted(),
    blanks: draft.key.blanks,
    accepted,
    number,
    tolerance: Number(tolerance ?? '0'),
    unit: lost('unit') ? null : said.unit,
    maxWords: lost('maxWords') ? null : said.maxWords,
    guidance: lost('guidance') ? null : guidance,
    partial: lost('allOrNothing') ? null : partial,
    caseSensitive: lost('caseSensitive') ? null : caseSensitive,
  };
}

describe.each(['MOODLE_XML', 'GIFT', 'QTI', 'CSV'] as const)('%s', (format) => {
  const { read, write } = fileFormats[format];
  const options = { locale: 'en' as const, newId: () => `new-${(made += 1)}` };

  it('brings back every question as it was, but for what the report calls lost', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 4 }), (inputs) => {
        const drafts = inputs.map(draftOf);
        const file = write(drafts.map((draft) => ({ draft, locale: 'en' })));
        const found = read(file.text, options);
        const kept = drafts
          .map((draft, at) => ({ draft, losses: file.losses[at] ?? [] }))
          .filter(({ losses }) => !losses.includes('leftOut'));
        expect(found.map(({ refused }) => refused)).toEqual(kept.map(() => null));
        const back = found.map(({ draft }) => draftOf(draft ?? {}));
        expect(back.map((draft, at) => essence(draft, kept[at]?.losses ?? []))).toEqual(
          kept.map(({ draft, losses }) => essence(draft, losses)),
        );
      }),
      { numRuns: ROUNDS },
    );
  });

  it('reads anything without breaking, and what it reads is checked by the rules', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        let found: ReturnType<typeof read> = [];
        try {
          found = read(words.join('\n'), options);
        } catch (error) {
          expect(error).toMatchObject({ name: 'UnreadableFile' });
        }
        for (const { draft } of found) {
          if (!draft) continue;
          const input = QuestionInputSchema.safeParse({ courseId: 'course', ...draft });
          if (input.success) expect(checkQuestion(input.data, 'en')).toBeTypeOf('object');
        }
      }),
      { numRuns: ROUNDS },
    );
  });
});
