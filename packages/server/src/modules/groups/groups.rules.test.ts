import { describe, expect, it } from 'vitest';
import { endsAfterStart, type GroupInput, GroupInputSchema } from './groups.rules.ts';

const group: GroupInput = {
  name: 'Cape Town First Year',
  regionId: 'region-cape-town',
  year: 1,
  term: 'Spring',
  kind: 'CAMPUS',
  archived: false,
  startsOn: '2026-01-12',
  endsOn: '2026-05-29',
  attendanceSchemaId: null,
  studentIds: ['user-1'],
  facilitatorIds: [],
};
const accepts = (change: object): boolean =>
  GroupInputSchema.safeParse({ ...group, ...change }).success;

describe('a group', () => {
  it('is accepted as the college writes it', () => {
    expect(accepts({})).toBe(true);
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name of 121 letters', { name: 'x'.repeat(121) }],
    ['an empty term', { term: '' }],
    ['year 0', { year: 0 }],
    ['half a year', { year: 1.5 }],
    ['an unknown kind', { kind: 'EVENING' }],
    ['an empty member', { studentIds: [''] }],
    ['more members than a group can have', { facilitatorIds: Array(2001).fill('user-1') }],
  ])('is refused with %s', (_what, change) => {
    expect(accepts(change)).toBe(false);
  });

  it('has its name without spaces around it', () => {
    expect(GroupInputSchema.parse({ ...group, name: ' Evening ' }).name).toBe('Evening');
  });

  it.each([
    ['2026-05-29', '2026-05-30', true],
    ['2026-05-29', '2026-05-29', false],
    ['2026-05-29', '2026-05-28', false],
    ['2025-12-31', '2026-01-01', true],
  ])('that starts on %s and ends on %s is in order: %s', (startsOn, endsOn, inOrder) => {
    expect(endsAfterStart({ startsOn, endsOn })).toBe(inOrder);
  });
});
