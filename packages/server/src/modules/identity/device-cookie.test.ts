import { describe, expect, it } from 'vitest';
import { deviceCookie, knownDevice } from './device-cookie.ts';

const SECRET = 'a secret that is long enough for tests only';
const EMAIL = 'naledi@example.org';
const headerOf = (cookie: string) => `other=1; ${cookie.split(';')[0] ?? ''}`;

describe('the mark of a known browser', () => {
  const cookie = deviceCookie(SECRET, EMAIL, true);

  it('is recognised for the account that signed in', () => {
    expect(knownDevice(headerOf(cookie), SECRET, EMAIL, true)).toMatch(/^[\w-]{22}$/);
  });

  it('is bound to the host and out of reach of scripts', () => {
    expect(cookie).toMatch(/^__Host-.*Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it.each([
    ['another account', headerOf(cookie), SECRET, 'other@example.org'],
    ['another secret', headerOf(cookie), 'another secret', EMAIL],
    ['a changed mark', headerOf(cookie).replace(/\..*/, '.AAAA'), SECRET, EMAIL],
    ['no mark', 'other=1', SECRET, EMAIL],
    ['no cookie', null, SECRET, EMAIL],
  ])('is not recognised with %s', (_name, header, secret, email) => {
    expect(knownDevice(header, secret, email, true)).toBeUndefined();
  });
});
