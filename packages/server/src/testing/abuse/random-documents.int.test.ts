import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actors, browserOf } from '../authorization/actors.ts';
import { abuseInFull } from '../env.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { complaint, post } from './answers.ts';
import { DocumentWriter } from './random-document.ts';

const full = abuseInFull();
const RUNS = full ? 100_000 : 1000;
/** Documents end sessions and deactivate people: everybody signs in again after so many. */
const SIGN_IN_EVERY = 100;
const MOST_GROWTH = 1.05;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const asking = actors.filter(({ name }) => ['super', 'student', 'anonymous'].includes(name));

const documents = fc
  .gen()
  .map((g) => new DocumentWriter((count) => g(fc.nat, Math.max(0, count - 1))).write());

const memory = (): number => process.memoryUsage.rss();

describe('documents made at random out of the schema', () => {
  it(
    `never end in a fault: ${RUNS} of them`,
    async () => {
      let tried = 0;
      let executed = 0;
      let before = 0;
      let cookies: string[] = [];
      const property = fc.asyncProperty(documents, async (query) => {
        if (tried % SIGN_IN_EVERY === 0)
          cookies = await Promise.all(
            asking.map(async (actor) => (await browserOf(app, actor)).cookie),
          );
        if (tried === Math.floor(RUNS / 2)) before = memory();
        const cookie = cookies[tried % cookies.length] ?? '';
        tried += 1;
        const body = JSON.stringify({
          query,
          operationName: 'O0',
          variables: { x: true, y: 'none' },
        });
        const answer = await post(app, cookie, body);
        // What a rule refuses has a path as well: it got as far as that field.
        if (/"data":\{|"path":\[/.test(answer.text)) executed += 1;
        expect(complaint(answer)).toBeUndefined();
      });
      await fc.assert(property, { numRuns: RUNS, seed: 20_260_302, endOnFailure: true });
      expect(tried).toBeGreaterThanOrEqual(RUNS);
      // Most are refused as documents; enough must get further than that.
      expect(executed).toBeGreaterThan(RUNS / 10);
      if (!full) return;
      const growth = memory() / before;
      process.stdout.write(`documents: ${tried}, executed ${executed}, memory x ${growth}\n`);
      expect(growth).toBeLessThanOrEqual(MOST_GROWTH);
    },
    full ? 3_600_000 : 180_000,
  );
});
