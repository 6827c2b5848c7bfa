import { expect, test } from 'vitest';
import { isLoginPage } from './login-page.ts';

test.each([
  ['/', true],
  ['/?redirect=%2Fdashboard', true],
  ['/login', true],
  ['/login/', true],
  ['/login?redirect=%2Fnews#top', true],
  ['/dashboard', false],
  ['/loginx', false],
  ['/users/login', false],
  ['/privacy', false],
])('%s is the login page: %s', (path, expected) => {
  expect(isLoginPage(path)).toBe(expected);
});
