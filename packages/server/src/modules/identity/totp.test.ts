import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { appAddress, newAppSecret, stepOfCode } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('the code of an authenticator app', () => {
  // The vectors have eight digits; six digits are the last six of them (RFC 4226, 5.3).
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at %i seconds', (seconds, vector) => {
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(SECRET, vector.slice(2), at(seconds), 0)).toBe(step);
  });

  it.each([
    ['30 seconds early', -30, 1],
    ['30 seconds late', 30, 1],
    ['a minute early', -60, undefined],
    ['a minute late', 60, undefined],
  ])('given %s is taken: %s', (_when, shift, taken) => {
    const step = Math.floor(1_234_567_890 / 30);
    expect(stepOfCode(SECRET, '005924', at(1_234_567_890 + shift), 0)).toBe(taken && step);
  });

  it('works once, and none before it any more', () => {
    const step = Math.floor(59 / 30);
    expect(stepOfCode(SECRET, '287082', at(59), step - 1)).toBe(step);
    expect(stepOfCode(SECRET, '287082', at(59), step)).toBeUndefined();
    expect(stepOfCode(SECRET, '287082', at(59), step + 1)).toBeUndefined();
  });

  it.each(['', '28708', '2870822', '000000', 'abcdef', '２８７０８２'])('is not %j', (code) => {
    expect(stepOfCode(SECRET, code, at(59), 0)).toBeUndefined();
  });
});

describe('the secret', () => {
  it('has 160 bits and is never the same', () => {
    expect(newAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAppSecret()).not.toBe(newAppSecret());
  });

  it('is written as apps read it', () => {
    const address = new URL(appAddress(SECRET, 'Lampstand', 'ruth@lampstand.example'));
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(SECRET);
    expect(address.searchParams.get('issuer')).toBe('Lampstand');
    expect(decodeURIComponent(address.pathname)).toContain('Lampstand:ruth@lampstand.example');
  });
});
