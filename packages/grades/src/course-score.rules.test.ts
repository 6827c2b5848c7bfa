import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { courseScore } from './course-score.rules.ts';

/** As many as take a part of a second. */
const numRuns = 2000;

describe('the score of a course', () => {
  it.each([
    ['nothing', [], 0, null],
    ['what does not count yet', [{ weight: 3, score: null }], 0, null],
    ['what has no weight', [{ weight: 0, score: 90 }], 0, null],
    ['one part', [{ weight: 5, score: 83 }], 0, 83],
    [
      'a half, which goes up',
      [
        { weight: 1, score: 69 },
        { weight: 1, score: 70 },
      ],
      0,
      70,
    ],
    [
      'weights',
      [
        { weight: 3, score: 100 },
        { weight: 1, score: 0 },
        { weight: 9, score: null },
      ],
      0,
      75,
    ],
    ['a deduction', [{ weight: 1, score: 80 }], 2.5, 78],
    ['more deducted than earned', [{ weight: 1, score: 3 }], 10, 0],
    [
      // 66.67 less 0.17 is 66.4967: it was no half.
      'a third and a deduction of hundredths',
      [
        { weight: 1, score: 100 },
        { weight: 2, score: 50 },
      ],
      0.17,
      66,
    ],
  ])('of %s', (_name, parts, deduction, expected) => {
    expect(courseScore(parts, deduction)).toBe(expected);
  });

  it('is that of a calculation with fractions that knows nothing of it', () => {
    const part = fc.record({
      weight: fc.integer({ min: 0, max: 1000 }),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
    });
    const deduction = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), deduction, (parts, hundredths) => {
        expect(courseScore(parts, hundredths / 100)).toBe(independently(parts, hundredths));
      }),
      { numRuns },
    );
  });

  it('lies between the worst and the best of its parts', () => {
    const part = fc.record({
      weight: fc.integer({ min: 1, max: 1000 }),
      score: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        const scores = parts.map(({ score }) => score);
        const score = courseScore(parts) ?? Number.NaN;
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(score).toBeLessThanOrEqual(Math.max(...scores));
      }),
      { numRuns },
    );
  });
});

/** By long division, as on paper: the whole part first, then the remainder decides. */
function independently(
  parts: readonly { weight: number; score: number | null }[],
  hundredths: number,
): number | null {
  const counted = parts.filter((part) => part.score !== null);
  const weights = counted.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (weights === 0n) return null;
  let earned = 0n;
  for (const { weight, score } of counted) {
    for (let times = 0; times < weight; times += 1) earned += BigInt(score ?? 0);
  }
  // Hundredths of a per cent, as a fraction of the weights.
  const left = earned * 100n - BigInt(hundredths) * weights;
  if (left <= 0n) return 0;
  const whole = left / (weights * 100n);
  const rest = left - whole * weights * 100n;
  return Number(rest * 2n >= weights * 100n ? whole + 1n : whole);
}
