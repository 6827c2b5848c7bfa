import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3729, '1:02:09'],
    [-1, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
