import { describe, expect, it, test } from 'vitest';
import { LinkInputSchema, placesFor } from './links.rules.ts';

const input = {
  title: 'Library',
  address: 'https://library.example/search?q=a',
  published: true,
  regionIds: [],
  groupIds: [],
};
const wrong = (change: object) =>
  LinkInputSchema.safeParse({ ...input, ...change }).error?.issues.map(({ path }) => path.join());

describe('a link', () => {
  it.each(['http://a.example', 'https://a.example/ä', 'mailto:office@college.example?subject=Hi'])(
    'may lead to %s',
    (address) => {
      expect(wrong({ address })).toBeUndefined();
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'mailto:',
    'mailto:nobody',
    '/users',
    'a.example',
    '',
  ])('does not lead to %j', (address) => {
    expect(wrong({ address })).toEqual(['address']);
  });

  it('is not over before it begins', () => {
    const visibleFrom = '2026-03-02';
    expect(wrong({ visibleFrom, visibleUntil: '2026-03-01' })).toEqual(['visibleUntil']);
    expect(wrong({ visibleFrom, visibleUntil: '2026-03-02' })).toBeUndefined();
  });
});

test.each([
  [
    [30, 10, 20],
    [10, 20, 30],
  ],
  [
    [5, 5, 5],
    [5, 6, 7],
  ],
  [[], []],
])('records at %j stand at %j in a new order', (before, after) => {
  expect(placesFor(before)).toEqual(after);
});
