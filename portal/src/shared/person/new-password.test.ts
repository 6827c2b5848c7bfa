import { expect, test } from 'vitest';
import { createTranslator } from '@lampstand/i18n';
import { englishMessages } from '@lampstand/i18n/testing';
import { newPasswordProblem } from './new-password.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

test.each([
  ['', 'Required field missing'],
  ['12345', 'Enter at least 6 characters.'],
  ['123456', undefined],
  ['      ', undefined],
])('a password %j is told: %s', (password, problem) => {
  expect(newPasswordProblem(password, t)).toBe(problem);
});
