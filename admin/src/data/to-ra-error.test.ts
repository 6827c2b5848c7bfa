import { ApolloError } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { isVersionConflict, toRaError } from './to-ra-error.ts';

/** What ra-data-graphql makes of a refusal: status 200, Apollo's error as the body. */
function refused(code: string, fields?: Readonly<Record<string, string>>) {
  const extensions = { code, ...(fields ? { fields } : {}) };
  const graphQLErrors = [new GraphQLError('In words.', { extensions })];
  return new HttpError('In words.', 200, new ApolloError({ graphQLErrors }));
}

describe('an error of the server', () => {
  test.each([
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['CONFLICT', 409],
    ['INVALID', 422],
    ['LIMIT', 429],
    ['INTERNAL', 500],
  ])('of code %s has the status %i and the words of the server', (code, status) => {
    expect(toRaError(refused(code))).toMatchObject({ status, message: 'In words.' });
  });

  test('puts its texts where the forms look for them', () => {
    const error = toRaError(refused('INVALID', { slug: 'Already taken.' }));
    expect(error.body).toMatchObject({ errors: { slug: 'Already taken.' } });
  });

  test('is a conflict of versions only without texts for inputs', () => {
    expect(isVersionConflict(toRaError(refused('CONFLICT')))).toBe(true);
    expect(isVersionConflict(toRaError(refused('CONFLICT', { email: 'Taken.' })))).toBe(false);
    expect(isVersionConflict(toRaError(refused('INVALID')))).toBe(false);
  });
});

test('a mistake of ours is an error of status 500 that keeps its words', () => {
  expect(toRaError(new Error('no binding'))).toMatchObject({ status: 500, message: 'no binding' });
});
