import { describe, expect, it } from 'vitest';
import { copiedDays, CourseCopyInputSchema } from './course-copy.rules.ts';

const before = { startsOn: '2026-01-12', endsOn: '2026-05-29' };
const term = { startsOn: '2026-08-31', endsOn: '2026-12-18' };
const group = { startsOn: '2026-09-01', endsOn: '2027-06-30' };

describe('the days of a copied course', () => {
  it.each([
    ['those of the term', null, { before, term, group }, term],
    ['those of the group without a term', null, { before, group }, group],
    [
      'the asked day and the length of before',
      '2026-09-14',
      { before, term, group },
      ['2027-01-29'],
    ],
    ['the asked day until the end of the term', '2026-09-14', { term, group }, ['2026-12-18']],
    ['the asked day until the end of the group', '2026-09-14', { group }, ['2027-06-30']],
    ['a day where the term is over by then', '2027-01-04', { term, group }, ['2027-01-05']],
    ['right over a leap day', '2028-02-01', { before, group }, ['2028-06-17']],
  ] as const)('are %s', (_name, startsOn, of, days) => {
    const expected = 'startsOn' in days ? days : { startsOn, endsOn: days[0] };
    expect(copiedDays(startsOn, of)).toEqual(expected);
  });
});

describe('what a copy is asked for', () => {
  const input = { code: 'BIB101', name: 'Survey', groupIds: [] };

  it.each([
    [{}, true],
    [{ code: ' ' }, false],
    [{ name: '' }, false],
    [{ code: 'x'.repeat(31) }, false],
    [{ termId: '' }, false],
    [{ groupIds: [''] }, false],
  ])('with %j is valid: %s', (more, valid) => {
    expect(CourseCopyInputSchema.safeParse({ ...input, ...more }).success).toBe(valid);
  });
});
