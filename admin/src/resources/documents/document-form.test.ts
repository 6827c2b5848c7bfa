import { expect, test } from 'vitest';
import { toInput } from './document-form.ts';

test('a new document is for everybody and not published unless told', () => {
  expect(toInput({ title: 'Rules', content: { html: '<p>x</p>' } })).toEqual({
    title: 'Rules',
    content: '<p>x</p>',
    permissions: [],
    published: false,
  });
});

test('what was emptied is sent as empty, so that the server can refuse it', () => {
  expect(toInput({ title: 'Rules', content: null, permissions: null, published: true })).toEqual({
    title: 'Rules',
    content: '',
    permissions: [],
    published: true,
  });
});
