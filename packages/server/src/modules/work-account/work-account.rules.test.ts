import { expect, it } from 'vitest';
import { isOfferedIn, vouchedEmail } from './work-account.rules.ts';

const email = 'Ruth@Lampstand.example';

it.each([
  [{ email, email_verified: true }, false, 'ruth@lampstand.example'],
  [{ email, email_verified: 'true' }, false, 'ruth@lampstand.example'],
  [{ email }, true, 'ruth@lampstand.example'],
  [{ email }, false, undefined],
  [{ email, email_verified: false }, true, undefined],
  [{ email_verified: true }, true, undefined],
  [{ email: 7, email_verified: true }, true, undefined],
  [{ email: 'ruth', email_verified: true }, true, undefined],
])('of %j, trusted: %s, the address is %s', (claims, trusted, address) => {
  expect(vouchedEmail(claims, trusted)).toBe(address);
});

it.each([
  ['development', true],
  ['admin-app', true],
  ['production', false],
  ['offline-app', false],
])('in %s it is offered: %s', (environment, offered) => {
  expect(isOfferedIn(environment)).toBe(offered);
});
