import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

it('joins the names that apply', () => {
  expect(classNames('a', false, undefined, 'b')).toBe('a b');
  expect(classNames()).toBe('');
});
