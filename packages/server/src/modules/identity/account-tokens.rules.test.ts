import { describe, expect, it } from 'vitest';
import { expiryOf, linkOf } from './account-tokens.rules.ts';

const noon = new Date('2026-03-02T12:00:00Z');

describe('links in mails', () => {
  it.each([
    ['RESET', '2026-03-02T13:00:00.000Z'],
    ['VERIFY', '2026-03-02T13:00:00.000Z'],
    ['ENROL', '2026-03-09T12:00:00.000Z'],
  ] as const)('for %s work until %s', (purpose, until) => {
    expect(expiryOf(purpose, noon).toISOString()).toBe(until);
  });

  it.each([
    ['RESET', 'https://college.example/reset-password/abc'],
    ['VERIFY', 'https://college.example/verify-email/abc'],
    ['ENROL', 'https://college.example/enroll-account/abc'],
  ] as const)('for %s lead to %s', (purpose, address) => {
    expect(linkOf(purpose, 'https://college.example', 'abc')).toBe(address);
  });
});
