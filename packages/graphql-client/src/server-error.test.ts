import { describe, expect, test } from 'vitest';
import { readServerError } from './server-error.ts';
import { isSessionError } from './session-error.ts';
import { GraphqlError, TransportError } from './transport-errors.ts';

const refusal = {
  message: 'Bitte prüfen Sie Ihre Angaben',
  extensions: {
    code: 'INVALID',
    key: 'errors.invalid',
    fields: { email: 'Schon vergeben', note: 7 },
  },
};

describe('readServerError', () => {
  test.each([
    ['an error of request()', new GraphqlError([refusal])],
    ['an error of Apollo', { message: 'x', graphQLErrors: [refusal] }],
    ['a refused status in Apollo', { networkError: { result: { errors: [refusal] } } }],
    [
      'a refused status of request()',
      new TransportError('x', { kind: 'status', status: 400, errors: [refusal] }),
    ],
  ])('reads code, key, message and the texts of fields from %s', (_name, error) => {
    expect(readServerError(error)).toEqual({
      code: 'INVALID',
      key: 'errors.invalid',
      message: 'Bitte prüfen Sie Ihre Angaben',
      fields: { email: 'Schon vergeben' },
      errorId: undefined,
    });
  });

  test('keeps the id of an unexpected error', () => {
    const error = new GraphqlError([
      { message: 'Unexpected', extensions: { code: 'INTERNAL', errorId: 'a1' } },
    ]);
    expect(readServerError(error)).toMatchObject({ code: 'INTERNAL', errorId: 'a1' });
  });

  test.each([
    ['a code nobody knows', new GraphqlError([{ message: 'x', extensions: { code: 'ODD' } }])],
    ['an error without a code', new GraphqlError([{ message: 'x' }])],
    ['an answer that is no JSON', new TransportError('x', { kind: 'parse' })],
    ['an error of the page', new Error('x')],
  ])('takes %s as INTERNAL', (_name, error) => {
    expect(readServerError(error)).toMatchObject({ code: 'INTERNAL', message: 'x' });
  });

  test.each([
    ['fetch', new TypeError('Failed to fetch')],
    ['request()', new TransportError('Failed to fetch', { kind: 'network' })],
    ['Apollo', { message: 'Failed to fetch', networkError: new TypeError('Failed to fetch') }],
    ['a signal', new DOMException('Failed to fetch', 'TimeoutError')],
    [
      'a signal, in Apollo',
      { message: 'Failed to fetch', networkError: new DOMException('', 'TimeoutError') },
    ],
  ])('takes a lost connection seen by %s as NETWORK', (_name, error) => {
    expect(readServerError(error)).toMatchObject({ code: 'NETWORK', message: 'Failed to fetch' });
  });

  test('reads a thrown text', () => {
    expect(readServerError('broken')).toMatchObject({ code: 'INTERNAL', message: 'broken' });
  });
});

describe('isSessionError', () => {
  test.each([
    'Token expired',
    'Context userId not found',
    'ReferenceError: cookie is not defined',
    'User not found',
  ])('knows %j as the end of the session', (message) => {
    expect(isSessionError(new GraphqlError([{ message }]))).toBe(true);
  });

  test('knows the code where the message is in another language', () => {
    const error = new GraphqlError([
      { message: 'Bitte melden Sie sich an', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(isSessionError(error)).toBe(true);
  });

  test.each(['FORBIDDEN', 'NOT_FOUND', 'INTERNAL'])('does not end a session for %s', (code) => {
    expect(isSessionError(new GraphqlError([{ message: 'No', extensions: { code } }]))).toBe(false);
  });
});
