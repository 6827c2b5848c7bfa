import { describe, expect, it } from 'vitest';
import { minutesUntil, TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS } from './throttle.rules.ts';

describe('slowing down', () => {
  it.each([
    [1, 1],
    [60_000, 1],
    [60_001, 2],
    [900_000, 15],
  ])('of %i milliseconds is said as %i minutes', (milliseconds, minutes) => {
    expect(minutesUntil(milliseconds)).toBe(minutes);
  });

  it('closes an address before it can close an account', () => {
    expect(TRIES_PER_ADDRESS).toBeLessThan(TRIES_PER_ACCOUNT);
  });
});
