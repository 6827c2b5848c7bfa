import { expect, test } from 'vitest';
import { localeFor } from './locale-for.rules.ts';

const person = { locale: 'uk_UA', impersonatingUser: null };

test.each([
  ['a visitor reads in the stored language', undefined, 'de_DE'],
  ['the profile wins over the device', person, 'uk_UA'],
  ['a profile in an unknown language changes nothing', { ...person, locale: 'xx' }, 'de_DE'],
  [
    'staff keep their language while they impersonate',
    { ...person, impersonatingUser: 'Ada' },
    'de_DE',
  ],
] as const)('%s', (_rule, user, expected) => {
  expect(localeFor(user, 'de_DE')).toBe(expected);
});
