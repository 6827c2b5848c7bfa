import { count } from 'drizzle-orm';
import { buildSchema, printSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, useLimits } from '../../graphql/limits.ts';
import { schema } from '../../graphql/schema.ts';
import { throttle } from '../../modules/throttle/throttle.table.ts';
import { emailOf } from '../../seed/personas.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { complaint, post } from './answers.ts';
import { operations } from './operations.ts';
import { misspelt, tooMuch } from './too-much.ts';

const MOST_MS = 50;
const MOST_CPU_MS = 20;

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ cookie } = await app.as('superadmin'));
});
afterAll(async () => {
  process.stdout.write(
    `too much, worst: ${worst.cpu.toFixed(1)} ms of the processor (${worst.what}), ${worst.letters} characters of an answer\n`,
  );
  await app.close();
});

/** The most that a refusal cost. */
const worst = { cpu: 0, what: '', letters: 0 };

/** The quickest of some tries: what others do on the machine at the moment is not its cost. */
async function quickest(body: string) {
  const times = { ms: Infinity, cpu: Infinity };
  let answer = await post(app, cookie, body);
  const isSlow = () => times.ms > MOST_MS || times.cpu > MOST_CPU_MS;
  for (let round = 0; round < 4 || (round < 20 && isSlow()); round += 1) {
    const began = performance.now();
    const used = process.cpuUsage();
    answer = await post(app, cookie, body);
    const { user, system } = process.cpuUsage(used);
    times.ms = Math.min(times.ms, performance.now() - began);
    times.cpu = Math.min(times.cpu, (user + system) / 1000);
  }
  return { ...answer, ...times };
}

describe('a document that asks for more than any screen does', () => {
  it('is tried in at least 12 kinds of at least 5 sizes', () => {
    expect(tooMuch.length).toBeGreaterThanOrEqual(12);
    for (const { name, sizes } of tooMuch)
      expect({ name, many: new Set(sizes).size >= 5 }).toEqual({ name, many: true });
  });

  it.each(tooMuch)('is refused at once: $name', async ({ name, sizes, body }) => {
    for (const size of sizes) {
      const { status, text, ms, cpu } = await quickest(body(size));
      if (cpu > worst.cpu) Object.assign(worst, { cpu, what: `${name}: ${size}` });
      worst.letters = Math.max(worst.letters, text.length);
      const found = {
        size,
        status,
        complaint: complaint({ status, text }),
        slow: ms > MOST_MS || cpu > MOST_CPU_MS ? `${ms} ms, ${cpu} ms of the processor` : 'no',
      };
      expect(found).toEqual({ size, status: expect.any(Number), complaint: undefined, slow: 'no' });
      expect(text).toMatch(/^\{"errors":|^$|"data":null/);
      expect(text).not.toMatch(/"data":\{/);
      expect(text.length).toBeLessThan(10_000);
    }
  });

  it.each(misspelt)('is not told what it may have meant: %j', async (query, variables) => {
    const { text } = await post(app, cookie, JSON.stringify({ query, variables }));
    expect(text).toContain('"errors":');
    expect(text).not.toMatch(/did you mean/i);
  });
});

describe('the operations of the apps', () => {
  it('need no more than the limits divided by 1.3', async () => {
    const share = (limit: number) => Math.floor(limit / 1.3);
    const limits = {
      depth: share(LIMITS.depth),
      aliases: share(LIMITS.aliases),
      directives: share(LIMITS.directives),
      tokens: share(LIMITS.tokens),
      brackets: share(LIMITS.brackets),
      letters: share(LIMITS.letters),
      name: share(LIMITS.name),
    };
    const plugins = useLimits({ introspection: false, limits });
    const yoga = createYoga({ schema: buildSchema(printSchema(schema)), plugins, logging: false });
    const refused: string[] = [];
    for (const [name, query] of operations) {
      const body = JSON.stringify({ query });
      const headers = { 'content-type': 'application/json' };
      const answer = await yoga.fetch('http://localhost/graphql', {
        method: 'POST',
        headers,
        body,
      });
      // Without its variables an operation gets no further than to them.
      if (/Syntax Error|validation error|_VALIDATION_/i.test(await answer.text()))
        refused.push(name);
    }
    expect(refused).toEqual([]);
    expect(operations.length).toBeGreaterThan(150);
  });
});

describe('a hundred guesses in one request', () => {
  const guess = (n: number) =>
    `g${n}: loginWithPassword(email: "${emailOf('student')}", password: "${n}") { _id }`;

  it.each([
    ['by aliases', () => JSON.stringify({ query: `mutation { ${guesses(guess)} }` })],
    [
      'in a batch',
      () => `[${guesses((n) => JSON.stringify({ query: `mutation { ${guess(n)} }` }), ',')}]`,
    ],
    [
      'by fragments',
      () =>
        JSON.stringify({
          query: `mutation { ...F ...F } fragment F on Mutation { ${guesses(guess)} }`,
        }),
    ],
  ])('%s are refused before the first', async (_how, body) => {
    const { text } = await post(app, '', body());
    expect(text).not.toContain('loginWithPassword');
    const [counted] = await app.services.database.db.select({ count: count() }).from(throttle);
    expect(counted).toEqual({ count: 0 });
  });
});

const guesses = (guess: (n: number) => string, between = ' '): string =>
  Array.from({ length: 100 }, (_, n) => guess(n)).join(between);
