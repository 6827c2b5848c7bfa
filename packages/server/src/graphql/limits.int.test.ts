import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { LIMITS } from './limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A list in lists, in the two brackets that stand around every argument. */
const deepList = (levels: number): string =>
  `{ course(_id: ${'['.repeat(levels)}${']'.repeat(levels)}) { _id } }`;

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
    ['a value that is too deep', deepList(LIMITS.brackets - 1)],
    ['too many letters', `{ locales { _id } } #${'x'.repeat(LIMITS.letters)}`],
    ['a name that is too long', `{ ${'a'.repeat(LIMITS.name + 1)}: locales { _id } }`],
  ])('is refused: %s', async (_name, query) => {
    const answer = await app.anonymous().send(query);
    expect(answer.errors).toBeDefined();
    expect(answer.data ?? null).toBeNull();
  });

  it('may hold a value as deep as the limit, which is then refused for what it is', async () => {
    const atLimit = await app.anonymous().send(deepList(LIMITS.brackets - 2));
    expect(atLimit.errors?.[0]?.message).toMatch(/String cannot represent|ID cannot represent/);
    const above = await app.anonymous().send(deepList(LIMITS.brackets - 1));
    expect(above.errors?.[0]?.message).toMatch(/^Syntax Error/);
  });

  it('is measured before the parser runs out of stack', async () => {
    const answer = await app.anonymous().send('{['.repeat(LIMITS.tokens));
    expect(answer.errors?.[0]?.message).toMatch(/^Syntax Error/);
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
