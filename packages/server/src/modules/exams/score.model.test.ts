import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomExams } from '../../testing/env.ts';
import type { GivenAnswer } from '../questions/questions.table.ts';
import { emptyKey } from '../questions/index.ts';
import { noAnswer } from '../../testing/no-answer.ts';
import { markAnswer, type Markable } from './marking.rules.ts';
import { markAttempt } from './scoring.rules.ts';

/** A question with an answer, and how many of its parts are right: what was counted while it was made. */
interface Case {
  readonly question: Markable;
  readonly answer: GivenAnswer | null;
  readonly right: number;
  readonly of: number;
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);
const base = fc.record({ points: fc.integer({ min: 1, max: 50 }), partial: fc.boolean() });
const flags = fc.array(fc.boolean(), { minLength: 2, maxLength: 8 });

const choices = fc
  .tuple(base, fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 2, maxLength: 8 }))
  .filter(([, all]) => all.some(([correct]) => correct) && all.some(([, taken]) => taken))
  .map(([{ points, partial }, all]): Case => {
    const named = (pick: (each: [boolean, boolean]) => boolean) =>
      ids(all.length).filter((_id, at) => pick(all[at] ?? [false, false]));
    const hits = all.filter(([correct, taken]) => correct && taken).length;
    const misses = all.filter(([correct, taken]) => !correct && taken).length;
    const key = { ...emptyKey, partial, choiceIds: named(([correct]) => correct) };
    return {
      question: { kind: 'MULTIPLE_CHOICE', points, key },
      answer: { ...noAnswer, choiceIds: named(([, taken]) => taken) },
      right: Math.max(0, hits - misses),
      of: key.choiceIds.length,
    };
  });

const matching = fc.tuple(base, flags).map(([{ points, partial }, hits]): Case => {
  const prompts = ids(hits.length);
  const pairs = prompts.map((promptId) => ({ promptId, optionId: `${promptId}-right` }));
  const given = pairs.map((pair, at) => (hits[at] ? pair : { ...pair, optionId: 'other' }));
  return {
    question: { kind: 'MATCHING', points, key: { ...emptyKey, partial, pairs } },
    answer: { ...noAnswer, pairs: given.toReversed() },
    right: hits.filter(Boolean).length,
    of: hits.length,
  };
});

const blanks = fc.tuple(base, flags).map(([{ points, partial }, hits]): Case => {
  const key = ids(hits.length).map((blankId) => ({ blankId, accepted: ['nothing', 'Grace'] }));
  const given = key.map(({ blankId }, at) => ({ blankId, text: hits[at] ? ' gRACE ' : 'Law' }));
  return {
    question: { kind: 'FILL_IN_THE_BLANK', points, key: { ...emptyKey, partial, blanks: key } },
    answer: { ...noAnswer, blanks: given },
    right: hits.filter(Boolean).length,
    of: hits.length,
  };
});

const ordering = fc
  .tuple(base, fc.integer({ min: 2, max: 8 }), fc.nat())
  .map(([{ points, partial }, count, turn]): Case => {
    const order = ids(count);
    const by = turn % count;
    return {
      question: { kind: 'ORDERING', points, key: { ...emptyKey, partial, order } },
      answer: { ...noAnswer, order: [...order.slice(by), ...order.slice(0, by)] },
      right: by === 0 ? count : 0,
      of: count,
    };
  });

const single = fc.tuple(base, fc.boolean()).map(([{ points }, hit]): Case => ({
  question: { kind: 'SINGLE_CHOICE', points, key: { ...emptyKey, choiceIds: ['a'] } },
  answer: { ...noAnswer, choiceIds: [hit ? 'a' : 'b'] },
  right: hit ? 1 : 0,
  of: 1,
}));

const numeric = fc
  .tuple(base, fc.integer({ min: -9999, max: 9999 }), fc.nat(50), fc.integer({ min: -99, max: 99 }))
  .map(([{ points }, target, tolerance, away]): Case => ({
    question: {
      kind: 'NUMERIC',
      points,
      key: { ...emptyKey, number: String(target), tolerance: String(tolerance) },
    },
    answer: { ...noAnswer, number: `${target + away}.00` },
    right: Math.abs(away) <= tolerance ? 1 : 0,
    of: 1,
  }));

const left = fc
  .tuple(base, fc.constantFrom('ESSAY' as const, 'SHORT_ANSWER' as const))
  .map(([{ points }, kind]): Case => ({
    question: { kind, points, key: emptyKey },
    answer: null,
    right: 0,
    of: 1,
  }));

/** Hundredths by fractions of whole numbers, another way than the product adds them up. */
function worth({ question: { points, key }, right, of }: Case): bigint {
  if (right === of) return BigInt(points) * 100n;
  if (!key.partial) return 0n;
  const [top, bottom] = [BigInt(points * 100 * right), BigInt(of)];
  const whole = top / bottom;
  return (top % bottom) * 2n >= bottom ? whole + 1n : whole;
}

it('a score is what another calculation makes of it, whatever was asked and answered', () => {
  const sitting = fc.record({
    number: fc.integer({ min: 1, max: 3 }),
    passMark: fc.integer({ min: 1, max: 100 }),
    late: fc.boolean(),
    end: fc.constantFrom('FINISHED' as const, 'ABANDONED' as const),
  });
  const exam = fc.array(fc.oneof(choices, matching, blanks, ordering, single, numeric, left), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(exam, sitting, (cases, given) => {
      const marked = cases.map(({ question, answer }) => ({
        points: question.points,
        earned: markAnswer(question, answer),
      }));
      expect(marked.map(({ earned }) => BigInt(earned ?? -1))).toEqual(cases.map(worth));
      const sum = cases.reduce((total, each) => total + worth(each), 0n);
      const all = BigInt(cases.reduce((total, { question }) => total + question.points, 0));
      const tenths = (sum * 1000n) / (all * 100n);
      const earned = Number((tenths + 5n) / 10n);
      const passed = given.end === 'FINISHED' && earned >= given.passMark;
      const cut = passed && earned > 70 && (given.number > 1 || given.late);
      expect(markAttempt(marked, given)).toMatchObject({
        points: Number(sum) / 100,
        score: cut ? 70 : earned,
        scaledFrom: cut ? earned : null,
        passed,
        penalty: !cut
          ? null
          : given.number === 1
            ? 'LATE'
            : given.late
              ? 'RETAKE_AND_LATE'
              : 'RETAKE',
      });
    }),
    { numRuns: randomExams() },
  );
}, 300_000);
