import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nul = String.fromCodePoint(0);

describe('a text with the NUL character, which no column can hold', () => {
  test.each([
    ['in a search', 'query ($text: String!) { users(filter: { q: $text }) { total } }'],
    ['as an id', 'query ($text: ID!) { course(_id: $text) { _id } }'],
    [
      'in a change',
      'mutation ($text: String!) { insertLogit(logitInput: { action: $text, type: "crash", payload: "{}" }) }',
    ],
  ])('is an invalid value, %s', async (_place, query) => {
    const admin = await app.as('superadmin');
    const answer = await admin.send(query, { text: `Ada${nul}` });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
  });
});

describe('what nobody planned', () => {
  test('is told in the language of the request, by a number alone', async () => {
    const broken = await createTestApp();
    try {
      const admin = await broken.as('admin');
      await broken.services.database.db.execute('alter table courses rename to lost_courses');
      admin.language = 'de-DE';
      const answer = await admin.send('{ courses { total } }');
      const [error] = answer.errors ?? [];
      expect(error?.extensions.code).toBe('INTERNAL');
      const id = error?.extensions.errorId ?? '';
      expect(id).not.toBe('');
      expect(error?.message).toBe(
        `Bei uns ist etwas schiefgegangen. Wenn es wieder geschieht, nennen Sie uns diese Nummer: ${id}`,
      );
    } finally {
      await broken.close();
    }
  });
});
