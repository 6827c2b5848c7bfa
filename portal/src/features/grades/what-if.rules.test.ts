import { describe, expect, it } from 'vitest';
import { defaultScale } from '@lampstand/grades';
import { typedScore, whatIf } from './what-if.rules.ts';

describe('what was typed as a score', () => {
  it.each([
    ['85', 85],
    [' 85 % ', 85],
    ['0', 0],
    ['100', 100],
    ['72,5', 72.5],
    ['72.25', 72.25],
    ['101', undefined],
    ['-1', undefined],
    ['1e2', undefined],
    ['', undefined],
    ['ten', undefined],
    ['72.', undefined],
  ])('“%s” is %s', (text, score) => {
    expect(typedScore(text)).toBe(score);
  });
});

describe('the grade that would be', () => {
  const parts = [
    { _id: 'midterm', weight: 1, score: 70 },
    { _id: 'essay', weight: 1, score: 91 },
    { _id: 'final', weight: 2, score: null },
  ];
  const rule = { deduction: 0, scale: defaultScale };

  it('is the real one as long as nothing is typed', () => {
    expect(whatIf(parts, {}, rule)).toEqual({ score: 81, letter: 'B' });
    expect(whatIf([], {}, rule)).toEqual({ score: null, letter: null });
  });

  it('counts what is typed with its weight, also where nothing counted yet', () => {
    expect(whatIf(parts, { final: '100' }, rule)).toEqual({ score: 90, letter: 'A' });
    expect(whatIf(parts, { midterm: '0', final: '50' }, rule)).toEqual({ score: 48, letter: 'F' });
  });

  it('keeps the deduction, and passes over what is no score', () => {
    expect(whatIf(parts, { final: 'ten' }, { ...rule, deduction: 1.5 })).toEqual({
      score: 79,
      letter: 'C',
    });
  });
});
