import { describe, expect, it } from 'vitest';
import { cookieName, endedCookie, sessionCookie, tokenFrom } from './session-cookie.ts';

describe('the cookie of a session', () => {
  it.each([
    [true, '__Host-lampstand=t; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure'],
    [false, 'lampstand=t; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax'],
  ])('over https (%s) is %s', (secure, cookie) => {
    expect(sessionCookie('t', secure)).toBe(cookie);
    expect(endedCookie(secure)).toContain(`${cookieName(secure)}=; Max-Age=0; Path=/; HttpOnly`);
  });

  it.each([
    ['lampstand=abc', 'abc'],
    ['other=1; lampstand=abc; more=2', 'abc'],
    ['xlampstand=abc', undefined],
    ['lampstand-device=abc', undefined],
    ['lampstand=', undefined],
    ['', undefined],
    [null, undefined],
  ])('in %j is %s', (header, token) => {
    expect(tokenFrom(header, false)).toBe(token);
  });
});
