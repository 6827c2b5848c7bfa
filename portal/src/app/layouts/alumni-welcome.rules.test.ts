import { expect, test } from 'vitest';
import { buildUser } from '@lampstand/auth/testing';
import { welcomesAlumni } from './alumni-welcome.rules.ts';

const [region] = buildUser().regions;
const regions = (count: number) =>
  Array.from({ length: count }, () => region).flatMap((one) => one ?? []);

test.each([
  ['an alumnus of two regions', true, 2, true, true],
  ['an alumnus of one region', true, 1, true, false],
  ['an alumnus of three regions', true, 3, true, false],
  ['an alumnus who has put it away', true, 2, false, false],
  ['a student of two regions', false, 2, true, false],
])('%s is welcomed: %s', (_who, isAlumni, count, showAlumniWelcome, welcomed) => {
  expect(welcomesAlumni({ isAlumni, regions: regions(count), showAlumniWelcome })).toBe(welcomed);
});
