import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['en', 'Europe/Berlin', 'Central European Time'],
  ['de-DE', 'Europe/Berlin', 'Mitteleuropäische Zeit'],
  ['de-DE', 'Africa/Johannesburg', 'Südafrikanische Zeit'],
])('a zone is called as people call it: %s, %s', (bcp47, zone, name) => {
  expect(zoneName(bcp47, zone)).toBe(name);
});
