import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markAttempt, percentOf, RETAKE_CAP } from './scoring.rules.ts';

/** Ten questions of ten points; so many of them right. */
const right = (count: number) =>
  Array.from({ length: 10 }, (_, index) => ({ points: 10, earned: index < count ? 1000 : 0 }));

describe('percentOf', () => {
  it.each([
    [0, 10, 0],
    [10, 10, 100],
    [1, 3, 33],
    [2, 3, 67],
    [139, 200, 70], // 69.5
    [1389, 2000, 69], // 69.45
    [1, 200, 1], // 0.5
    [0, 0, 0],
  ])('makes %i of %i points %i per cent', (points, total, percent) => {
    expect(percentOf(points, total)).toBe(percent);
  });

  it('agrees with the quotient and remainder of a long division', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 200_000 })
          .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total))),
        ([points, total]) => {
          const whole = (BigInt(points) * 100n) / BigInt(total);
          const rest = (BigInt(points) * 100n) % BigInt(total);
          const expected = rest * 2n >= BigInt(total) ? whole + 1n : whole;
          expect(BigInt(percentOf(points, total))).toBe(expected);
        },
      ),
    );
  });
});

describe('markAttempt', () => {
  it.each([
    ['passes at the pass mark', { right: 7, number: 1, passMark: 70 }, [70, null, true]],
    ['fails below it', { right: 6, number: 1, passMark: 70 }, [60, null, false]],
    ['caps what is late', { right: 9, number: 1, passMark: 70, late: true }, [70, 90, true]],
    [
      'leaves what is late and fails',
      { right: 6, number: 1, passMark: 70, late: true },
      [60, null, false],
    ],
    ['keeps a first score whole', { right: 10, number: 1, passMark: 70 }, [100, null, true]],
    ['caps a retake that passes', { right: 9, number: 2, passMark: 70 }, [70, 90, true]],
    ['leaves a retake of 70 as it is', { right: 7, number: 2, passMark: 70 }, [70, null, true]],
    ['leaves a retake that fails', { right: 5, number: 2, passMark: 70 }, [50, null, false]],
    ['leaves what passes below the cap', { right: 6, number: 3, passMark: 50 }, [60, null, true]],
    [
      'passes a capped score under a higher mark',
      { right: 9, number: 2, passMark: 80 },
      [70, 90, true],
    ],
    [
      'fails a retake between cap and mark',
      { right: 7, number: 2, passMark: 80 },
      [70, null, false],
    ],
  ] as const)('%s', (_case, given, [score, scaledFrom, passed]) => {
    const outcome = markAttempt(right(given.right), { late: false, ...given, end: 'FINISHED' });
    expect(outcome).toMatchObject({ score, scaledFrom, passed, totalPoints: 100 });
  });

  it('fails an attempt that was left, with the score it had earned', () => {
    const outcome = markAttempt(right(9), {
      number: 2,
      passMark: 70,
      end: 'ABANDONED',
      late: true,
    });
    expect(outcome).toMatchObject({ score: 90, scaledFrom: null, passed: false });
  });

  it('gives an exam without questions no points and no pass', () => {
    const outcome = markAttempt([], {
      number: 1,
      passMark: 1,
      end: 'FINISHED',
      late: false,
    });
    expect(outcome).toEqual({
      points: 0,
      totalPoints: 0,
      score: 0,
      scaledFrom: null,
      penalty: null,
      passed: false,
    });
  });

  it('comes to what adding up by hand comes to, whatever was asked and answered', () => {
    const question = fc
      .record({ points: fc.integer({ min: 1, max: 100 }), share: fc.integer({ min: 0, max: 100 }) })
      .map(({ points, share }) => ({ points, earned: points * share }));
    const attempt = fc.record({
      number: fc.integer({ min: 1, max: 5 }),
      passMark: fc.integer({ min: 1, max: 100 }),
      end: fc.constantFrom('FINISHED' as const, 'ABANDONED' as const),
      late: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(question, { minLength: 1, maxLength: 60 }),
        attempt,
        (questions, given) => {
          let earned = 0;
          let total = 0;
          for (const each of questions) {
            total += each.points;
            earned += each.earned;
          }
          earned /= 100;
          const exact = (earned / total) * 100;
          const outcome = markAttempt(questions, given);
          const shown = outcome.scaledFrom ?? outcome.score;
          expect([outcome.points, outcome.totalPoints]).toEqual([earned, total]);
          expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(outcome.passed).toBe(given.end === 'FINISHED' && shown >= given.passMark);
          expect(outcome.scaledFrom !== null).toBe(
            outcome.passed && (given.number > 1 || given.late) && shown > RETAKE_CAP,
          );
          if (outcome.scaledFrom !== null) expect(outcome.score).toBe(RETAKE_CAP);
        },
      ),
    );
  });
});
