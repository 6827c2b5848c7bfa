import { describe, expect, it } from 'vitest';
import { bandOf, defaultScale, meanOf } from './scale.rules.ts';

describe('the scale', () => {
  it.each([
    [100, 'A'],
    [90, 'A'],
    [89, 'B'],
    [80, 'B'],
    [79, 'C'],
    [70, 'C'],
    [69, 'F'],
    [0, 'F'],
  ])('gives %d the letter %s', (score, letter) => {
    expect(bandOf(defaultScale, score)?.letter).toBe(letter);
  });
});

describe('a mean', () => {
  it.each([
    [[], 2, null],
    [[4], 2, 4],
    [[4, 3, 3], 2, 3.33],
    [[3.7, 4], 2, 3.85],
    [[4, 3.3, 3.3, 2.7], 2, 3.33],
    [[89, 90], 0, 90],
    [[0, 0, 1], 0, 0],
  ])('of %j with %d digits is %s', (values, digits, expected) => {
    expect(meanOf(values, digits)).toBe(expected);
  });
});
