import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, 1, 'kilobyte'],
  [48_200, 48.2, 'kilobyte'],
  [2_500_000, 2.5, 'megabyte'],
  [3_100_000_000, 3.1, 'gigabyte'],
])('%i bytes are %d of a %s', (bytes, amount, unit) => {
  expect(fileSize(bytes)).toMatchObject({ amount, options: { unit } });
});
