import { expect, test } from 'vitest';
import { signUpLink, signUpState } from './sign-up-link.ts';

test('the link names the group and the language', () => {
  expect(signUpLink('https://college.example', 'a/b', 'pl_PL')).toBe(
    'https://college.example/create-account/a%2Fb?suggestedLocale=pl_PL',
  );
});

test.each([
  [{ archived: false, signUpOpen: true, region: { closed: false } }, 'open'],
  [{ archived: false, signUpOpen: false, region: { closed: false } }, 'closed'],
  [{ archived: true, signUpOpen: true, region: { closed: false } }, 'stopped'],
  [{ archived: false, signUpOpen: true, region: { closed: true } }, 'stopped'],
])('the sign-up of %j is %s', (group, state) => {
  expect(signUpState(group)).toBe(state);
});
