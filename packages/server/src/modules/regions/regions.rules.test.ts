import { describe, expect, it } from 'vitest';
import { RegionInputSchema } from './regions.rules.ts';

const input = {
  name: 'Kyiv',
  slug: 'Kyiv',
  zone: 'EUROPE',
  type: 'LAMPSTAND_CAMPUS',
  currency: 'UAH',
  timeZone: 'Europe/Kyiv',
  closed: false,
};
const refused = (change: object) =>
  RegionInputSchema.safeParse({ ...input, ...change }).error?.issues.map((issue) =>
    issue.path.join(),
  );

describe('a region', () => {
  it.each(['Europe/Kyiv', 'Europe/Kiev', 'UTC', 'America/Denver'])(
    'may lie in the time zone %s',
    (timeZone) => {
      expect(refused({ timeZone })).toBeUndefined();
    },
  );

  it.each([
    ['timeZone', 'Moon/Base'],
    ['timeZone', ''],
    ['currency', 'XXY'],
    ['slug', 'two words'],
    ['slug', '-'],
    ['name', ' '],
  ])('is refused for its %s %j', (field, value) => {
    expect(refused({ [field]: value })).toEqual([field]);
  });
});
