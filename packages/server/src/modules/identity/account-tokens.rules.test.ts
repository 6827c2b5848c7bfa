import { describe, expect, it } from 'vitest';
import { expiryOf, lifetimeOf, linkOf } from './account-tokens.rules.ts';

const HOUR_MS = 3_600_000;
const noon = new Date('2026-03-02T12:00:00Z');

describe('links in mails', () => {
  it.each([
    ['RESET', 1],
    ['VERIFY', 1],
    ['ENROL', 7 * 24],
  ] as const)(
    'for %s live %i hours from the sending, and three days more until then',
    (purpose, hours) => {
      expect(lifetimeOf(purpose)).toBe(hours * HOUR_MS);
      const unsent = expiryOf(purpose, noon).getTime() - noon.getTime();
      expect(unsent - lifetimeOf(purpose)).toBe(72 * HOUR_MS);
    },
  );

  it.each([
    ['RESET', 'https://college.example/reset-password/abc'],
    ['VERIFY', 'https://college.example/verify-email/abc'],
    ['ENROL', 'https://college.example/enroll-account/abc'],
  ] as const)('for %s lead to %s', (purpose, address) => {
    expect(linkOf(purpose, 'https://college.example', 'abc')).toBe(address);
  });
});
