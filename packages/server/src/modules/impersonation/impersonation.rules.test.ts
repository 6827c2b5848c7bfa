import { describe, expect, it } from 'vitest';
import { ReasonSchema } from '../../platform/reason.ts';
import { endOf } from './impersonation.rules.ts';

describe('impersonation', () => {
  it('ends an hour after it began', () => {
    expect(endOf('2026-03-02T12:00:00.000Z')).toBe('2026-03-02T13:00:00.000Z');
  });

  it.each([
    ['asks about a grade', true],
    ['  ', false],
    ['ok', false],
    ['x'.repeat(501), false],
  ])('for the reason "%s" is possible: %s', (reason, possible) => {
    expect(ReasonSchema.safeParse(reason).success).toBe(possible);
  });
});
