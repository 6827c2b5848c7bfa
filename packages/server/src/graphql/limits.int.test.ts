import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { LIMITS } from './limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a document that asks for too much', () => {
  it.each([
    [
      'too many aliases',
      `{ ${Array.from({ length: LIMITS.aliases + 1 }, (_, n) => `a${n}: locales { _id }`).join(' ')} }`,
    ],
    ['too many words', `{ locales { ${'_id '.repeat(LIMITS.tokens)} } }`],
    [
      'too many directives',
      `{ locales { _id ${'@include(if: true) '.repeat(LIMITS.directives + 1)} } }`,
    ],
    [
      'too deep',
      `{ course(_id: "x") ${'{ lessons { course '.repeat(LIMITS.depth)} { _id } ${'} } '.repeat(LIMITS.depth)} }`,
    ],
  ])('is refused: %s', async (_name, query) => {
    const answer = await app.anonymous().send(query);
    expect(answer.errors).toBeDefined();
    expect(answer.data ?? null).toBeNull();
  });

  it('counts a hundred logins in one document as one refused document', async () => {
    const guesses = Array.from(
      { length: 100 },
      (_, n) =>
        `g${n}: loginWithPassword(email: "student@lampstand.example", password: "${n}") { _id }`,
    );
    const answer = await app.anonymous().send(`mutation { ${guesses.join(' ')} }`);
    expect(answer.errors).toHaveLength(1);
  });

  it('is not told which fields it may have meant', async () => {
    const answer = await app.anonymous().send('{ local { _id } }');
    expect(answer.errors?.[0]?.message).not.toContain('Did you mean');
  });
});
