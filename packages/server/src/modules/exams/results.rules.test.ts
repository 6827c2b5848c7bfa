import { describe, expect, it } from 'vitest';
import { correctScore, ExamResultInputSchema } from './results.rules.ts';

const refused = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('correctScore', () => {
  it.each([
    ['passes from the pass mark on', 40, 70, 70, true],
    ['fails below it', 75, 69, 70, false],
    ['takes no penalty off', 70, 95, 70, true],
    ['follows the mark of the exam', 40, 70, 80, false],
    ['reaches the ends', 40, 100, 70, true],
    ['also downwards', 40, 0, 70, false],
  ])('%s', (_case, before, score, passMark, passed) => {
    const corrected = correctScore({ score: before, correctedFrom: null }, score, passMark);
    expect(corrected).toEqual({
      score,
      passed,
      penalty: null,
      scaledFrom: null,
      correctedFrom: before,
    });
  });

  it('keeps the score before the first correction', () => {
    const again = correctScore({ score: 80, correctedFrom: 55 }, 90, 70);
    expect(again.correctedFrom).toBe(55);
    expect(correctScore({ score: 80, correctedFrom: 0 }, 90, 70).correctedFrom).toBe(0);
  });

  it('takes a mistaken correction back to the first score', () => {
    const back = correctScore({ score: 80, correctedFrom: 55 }, 55, 70);
    expect(back).toMatchObject({ score: 55, correctedFrom: 55, passed: false });
  });

  it('refuses the score that it is already', () => {
    const error = refused(() => correctScore({ score: 80, correctedFrom: null }, 80, 70));
    expect(error).toMatchObject({
      code: 'INVALID',
      fields: { score: { key: 'errors.exam.sameScore' } },
    });
  });
});

describe('what a correction must look like', () => {
  it.each([
    [{ score: 0, reason: 'Recount' }, true],
    [{ score: 100, reason: 'Recount' }, true],
    [{ score: -1, reason: 'Recount' }, false],
    [{ score: 101, reason: 'Recount' }, false],
    [{ score: 70.5, reason: 'Recount' }, false],
    [{ score: 70, reason: '   ' }, false],
    [{ score: 70, reason: 'x'.repeat(1001) }, false],
  ])('%j: %s', (input, fine) => {
    expect(ExamResultInputSchema.safeParse(input).success).toBe(fine);
  });
});
