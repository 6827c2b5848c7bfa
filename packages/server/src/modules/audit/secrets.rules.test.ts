import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './secrets.rules.ts';

const SECRET = 'aB3-xyz_789';

describe('a text of the log', () => {
  it.each([
    JSON.stringify({ password: SECRET }),
    JSON.stringify({ inner: JSON.stringify({ newPassword: SECRET }) }),
    JSON.stringify({ sessionToken: SECRET, x: 1 }),
    `https://college.example/reset-password/${SECRET}?a=1`,
    `/enroll-account/${SECRET}`,
    `/verify-email/${SECRET}`,
    `/files/1?expires=1&signature=${SECRET}&x=1`,
    `/msauth/callback?code=${SECRET}&state=${SECRET}`,
    `Authorization: Bearer ${SECRET}`,
    `/login?redirect=/x?token=${SECRET}&a=1`,
    `a=b token=${SECRET}`,
  ])('holds no secret: %s', (text) => {
    expect(withoutSecrets(text)).not.toContain(SECRET);
    expect(withoutSecrets(text)).toContain('[hidden]');
  });

  it('holds no hash and no signed token', () => {
    expect(withoutSecrets(`x ${'0a'.repeat(32)} y`)).toBe('x [hidden] y');
    expect(withoutSecrets('eyJhbGciOi.eyJzdWIi.abc-def')).toBe('[hidden]');
  });

  it('keeps what is no secret', () => {
    const text = JSON.stringify({ path: '/users/u-1', message: 'x is not a function', points: 3 });
    expect(withoutSecrets(text)).toBe(text);
  });
});
