import { describe, expect, it } from 'vitest';
import { TermInputSchema } from './terms.rules.ts';

const term = { name: 'Spring', year: 2026, startsOn: '2026-01-12', endsOn: '2026-05-29' };

describe('a term', () => {
  it.each([
    [{}, true],
    [{ name: ' ' }, false],
    [{ name: 'x'.repeat(61) }, false],
    [{ year: 1899 }, false],
    [{ year: 2201 }, false],
    [{ year: 2026.5 }, false],
  ])('with %j is valid: %s', (more, valid) => {
    expect(TermInputSchema.safeParse({ ...term, ...more }).success).toBe(valid);
  });
});
