import { expect, test } from 'vitest';
import { createStartedQueries } from './started-queries.ts';

const address = ['/graphql?operationName=hello&variables={}', { method: 'GET' }] as const;

test('an answer is handed out for ten seconds and not longer', () => {
  let now = 0;
  const started = createStartedQueries(() => now);
  const answer = Promise.resolve(new Response('{}'));

  started.add('hello', {}, answer);
  now = 9_999;
  expect(started.take(...address)).toBe(answer);

  started.add('hello', {}, answer);
  now = 20_000;
  expect(started.take(...address)).toBeUndefined();
});

test('a mutation never gets a started answer', () => {
  const started = createStartedQueries();
  started.add('hello', {}, Promise.resolve(new Response('{}')));
  expect(started.take(address[0], { method: 'POST' })).toBeUndefined();
});
