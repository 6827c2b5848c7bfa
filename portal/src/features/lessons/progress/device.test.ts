import { expect, it } from 'vitest';
import { kindOf } from './device.ts';

it.each([
  ['PHONE', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148', 5],
  ['PHONE', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 5],
  ['TABLET', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36', 10],
  ['TABLET', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1', 5],
  ['COMPUTER', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1', 0],
  ['COMPUTER', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 10],
])('takes for a %s what says “%s”, touched by %d', (kind, userAgent, touchPoints) => {
  expect(kindOf(userAgent, touchPoints)).toBe(kind);
});
