import { expect, it } from 'vitest';
import { plainRecoveryCode, shownRecoveryCode } from './recovery-codes.rules.ts';

it('a recovery code is shown in groups of four', () => {
  expect(shownRecoveryCode('abcd1234efgh5678')).toBe('abcd-1234-efgh-5678');
});

it.each(['abcd-1234-efgh-5678', 'ABCD1234EFGH5678', ' abcd 1234 efgh 5678 '])(
  '%j is the same code however it is typed',
  (typed) => {
    expect(plainRecoveryCode(typed)).toBe('abcd1234efgh5678');
  },
);
