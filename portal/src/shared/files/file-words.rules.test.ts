import { expect, it } from 'vitest';
import { fileKind, fileSize } from './file-words.rules.ts';

it.each([
  ['application/pdf', 'PDF'],
  ['Application/PDF; charset=binary', 'PDF'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
  ['image/png', 'PNG'],
  ['strange', 'STRANGE'],
])('calls %s by the name %s', (contentType, kind) => {
  expect(fileKind(contentType)).toBe(kind);
});

it.each([
  [0, 0, 'kilobyte'],
  [244, 0.244, 'kilobyte'],
  [1_000, 1, 'kilobyte'],
  [1_500_000, 1.5, 'megabyte'],
  [2_000_000_000, 2, 'gigabyte'],
])('shows %d bytes as %d %s', (bytes, amount, unit) => {
  expect(fileSize(bytes)).toEqual({ amount, unit });
});
