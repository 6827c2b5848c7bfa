import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../platform/sha256.ts';
import {
  COMMON_PASSWORDS,
  commonPasswords,
  PACKED_FILE,
  packedCommonPasswords,
} from '../../testing/common-passwords.ts';
import { holdsDigest } from './common-passwords.ts';

const packed = readFileSync(PACKED_FILE);

describe('the list of common passwords', () => {
  it('is made of the published one, in half a megabyte', () => {
    expect(packed.equals(packedCommonPasswords())).toBe(true);
    expect(packed.length).toBeLessThan(510_000);
  });

  it('holds none at all and each of the 100,000 commonest', () => {
    const common = commonPasswords();
    expect(new Set(common).size).toBe(COMMON_PASSWORDS);
    expect(['', ...common].filter((each) => !holdsDigest(packed, sha256(each)))).toEqual([]);
  });

  it.each(['', '123456', 'password', 'qwerty', 'letmein', 'iloveyou'])('holds "%s"', (password) => {
    expect(holdsDigest(packed, sha256(password))).toBe(true);
  });

  it('holds nothing that is not common', () => {
    const others = Array.from({ length: 20_000 }, (_, each) => `lampstand by the door ${each}`);
    expect(others.filter((each) => holdsDigest(packed, sha256(each)))).toEqual([]);
  });
});
