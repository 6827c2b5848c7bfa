import { describe, expect, it } from 'vitest';
import { testEnv } from '../../testing/env.ts';
import { d2lTarget, isSigned, signedAddress } from './signed-address.ts';

const settings = {
  BRIGHTSPACE_URL: 'https://learn.example/sso?orgUnit=6606',
  BRIGHTSPACE_SSO_KEY: 'lampstand',
  BRIGHTSPACE_SSO_SECRET: 'a secret of the other side',
};
const target = d2lTarget(testEnv(settings));
const person = { _id: 'u1', fullName: 'Ruth & Boaz', email: 'ruth@college.example' };
const now = new Date('2026-03-02T12:00:00Z');
const sign = () => {
  if (!target) throw new Error('not configured');
  return new URL(signedAddress(target, person, { now, nonce: 'n1' }));
};

describe('the configured Brightspace site', () => {
  it.each(Object.keys(settings))('is none without %s', (missing) => {
    expect(d2lTarget(testEnv({ ...settings, [missing]: '' }))).toBeUndefined();
  });
});

describe('a signed address', () => {
  it('leads to the configured host and keeps what its address says', () => {
    expect(sign().origin).toBe('https://learn.example');
    expect(Object.fromEntries(sign().searchParams)).toMatchObject({
      orgUnit: '6606',
      user: 'u1',
      name: 'Ruth & Boaz',
      nonce: 'n1',
    });
    expect(sign().href).not.toContain(settings.BRIGHTSPACE_SSO_SECRET.split(' ').join('+'));
  });

  it('counts for a minute', () => {
    const secret = settings.BRIGHTSPACE_SSO_SECRET;
    expect(isSigned(sign(), secret, now)).toBe(true);
    expect(isSigned(sign(), secret, new Date('2026-03-02T12:00:59Z'))).toBe(true);
    expect(isSigned(sign(), secret, new Date('2026-03-02T12:01:00Z'))).toBe(false);
    expect(isSigned(sign(), 'another secret', now)).toBe(false);
  });

  it.each(['user', 'email', 'name', 'expires', 'nonce', 'key', 'orgUnit', 'signature'])(
    'with another %s does not count',
    (name) => {
      const address = sign();
      address.searchParams.set(name, '9999999999');
      expect(isSigned(address, settings.BRIGHTSPACE_SSO_SECRET, now)).toBe(false);
    },
  );
});
