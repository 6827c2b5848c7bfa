import { expect, test } from 'vitest';
import { GraphqlError, TransportError } from '@lampstand/graphql-client';
import { isDeadLink, isKnownAccount } from './link-state.ts';

const refusal = (code: string, key: string) =>
  new GraphqlError([{ message: 'In any language', extensions: { code, key } }]);

test.each([
  ['a refused token', refusal('INVALID', 'errors.tokenInvalid'), true],
  ['a refused value', refusal('INVALID', 'errors.invalid'), false],
  ['a lost connection', new TransportError('x', { kind: 'network' }), false],
])('%s means a dead link or not, whatever the language of the text', (_what, error, dead) => {
  expect(isDeadLink(error)).toBe(dead);
});

test.each([
  ['the refusal of a known address', refusal('CONFLICT', 'errors.accountExists'), true],
  ['another conflict', refusal('CONFLICT', 'errors.conflict'), false],
])('%s means that there is an account, or not', (_what, error, known) => {
  expect(isKnownAccount(error)).toBe(known);
});
