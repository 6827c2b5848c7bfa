import { describe, expect, it } from 'vitest';
import { AddressInputSchema, linesOf } from './addresses.rules.ts';

const place = {
  line1: '1 Long Street',
  line2: null,
  city: 'Cape Town',
  state: null,
  postcode: '8001',
};

describe('an address', () => {
  it('stands as on a letter, without empty lines', () => {
    expect(linesOf(place, 'South Africa')).toEqual([
      '1 Long Street',
      'Cape Town 8001',
      'South Africa',
    ]);
    const bare = { line1: null, line2: null, city: null, state: null, postcode: null };
    expect(linesOf(bare, 'Kenya')).toEqual(['Kenya']);
  });

  it.each([
    ['ZAF', true],
    ['', false],
    ['ZZZ', false],
  ])('in the country "%s" is accepted: %s', (country, accepted) => {
    expect(AddressInputSchema.safeParse({ itemId: 'x', country }).success).toBe(accepted);
  });
});
