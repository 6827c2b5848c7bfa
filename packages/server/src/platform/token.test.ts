import { describe, expect, it } from 'vitest';
import { hashToken, newToken, sameSecret } from './token.ts';

describe('a token', () => {
  it('holds 256 random bits, never the same', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('is kept as a hash, which is no way in', () => {
    const token = newToken();
    expect(hashToken(token)).not.toContain(token);
    expect(hashToken(hashToken(token))).not.toBe(hashToken(token));
  });

  it.each([
    ['secret', 'secret', true],
    ['secreT', 'secret', false],
    ['secret1', 'secret', false],
    ['', 'secret', false],
    [null, 'secret', false],
    [undefined, '', true],
  ])('%j is as secret as %j: %s', (given, wanted, same) => {
    expect(sameSecret(given, wanted)).toBe(same);
  });
});
