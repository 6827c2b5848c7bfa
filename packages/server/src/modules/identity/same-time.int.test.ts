import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf } from '../../seed/personas.ts';
import { sameTimeRounds } from '../../testing/env.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { throttle } from '../throttle/throttle.table.ts';

/** Milliseconds by which the medians of known and unknown people may differ, over 1,000 tries each. */
const LIMIT_MS = 5;
const FULL = 1000;

const rounds = sameTimeRounds();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(throttle));

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** Tries both by turns, so that what else the machine does falls on both. */
async function mediansOf(tryOne: (email: string) => Promise<unknown>) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const { db } = app.services.database;
  for (let round = 0; round < rounds + 3; round += 1) {
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      await db.delete(throttle);
      const email = who === 'known' ? emailOf('student') : `nobody-${round}@elsewhere.example`;
      const began = performance.now();
      await tryOne(email);
      // The first rounds prepare statements.
      if (round >= 3) times[who].push(performance.now() - began);
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

// Signing up says in words that there is an account (specification §8): its time hides nothing.
describe('known and unknown people wait the same time', () => {
  it.each([
    [
      'login',
      'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }',
    ],
    ['forgot password', 'mutation ($email: String!) { forgotPassword(email: $email) }'],
  ])(
    'in %s',
    async (_form, query) => {
      const browser = app.anonymous();
      const variables = query.includes('$password') ? { password: sha256('wrong') } : {};
      const { known, unknown } = await mediansOf((email) =>
        browser.send(query, { ...variables, email }),
      );
      // A few tries on a busy machine only tell what is grossly different.
      const limit = rounds >= FULL ? LIMIT_MS : Math.max(LIMIT_MS * 8, known * 0.6);
      expect(Math.abs(known - unknown), `${known} and ${unknown}`).toBeLessThan(limit);
    },
    rounds * 1000 + 60_000,
  );
});
