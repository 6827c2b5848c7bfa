import { describe, expect, it } from 'vitest';
import { holdsSecret, productionPage, withoutSecret } from './link-pages.ts';

const PRODUCTION_URL = 'https://college.example/';
const set = '/reset-password/abc';
const ask = '/set-password?from=app';

describe('pages for a new password', () => {
  it.each([
    ['production', ask, undefined],
    ['production', set, undefined],
    ['development', ask, 'https://college.example/set-password?from=app'],
    ['development', set, undefined],
    ['admin-app', ask, 'https://college.example/set-password?from=app'],
    ['admin-app', set, 'https://college.example/reset-password/abc'],
    ['offline-app', set, 'https://college.example/reset-password/abc'],
    ['offline-app', '/login', undefined],
    ['offline-app', '/enroll-account/abc', undefined],
  ] as const)('of the environment %s lead from %s to %s', (APP_ENV, url, address) => {
    expect(productionPage(url, { APP_ENV, PRODUCTION_URL })).toBe(address);
  });

  it('stay where they are while nobody has said where production is', () => {
    const env = { APP_ENV: 'admin-app', PRODUCTION_URL: undefined } as const;
    expect(productionPage(set, env)).toBeUndefined();
  });
});

describe('the secret of a mail', () => {
  it.each([
    ['/reset-password/abc', true],
    ['/enroll-account/abc', true],
    ['/verify-email/abc', true],
    ['/setup/abc', true],
    ['/setup', false],
    ['/reset-password', false],
    ['/login', false],
  ])('stands in %s: %s', (path, answer) => {
    expect(holdsSecret(path)).toBe(answer);
  });

  it('never gets into a log', () => {
    expect(withoutSecret('/setup/abc')).toBe('/setup/…');
    expect(withoutSecret('/reset-password/abc/more')).toBe('/reset-password/…/more');
    expect(withoutSecret('/student/courses')).toBe('/student/courses');
  });
});
