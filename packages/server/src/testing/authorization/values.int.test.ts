import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { Answer, TestClient } from '../test-client.ts';
import { type Actor, actors, browserOf } from './actors.ts';
import { type Finder, plantAgain, plantCanaries } from './canaries.ts';
import { type Found, keyLeaksOf, leaksOf, secretsIn } from './canary-reach.ts';
import { makeSittings } from './canary-sittings.ts';
import { makeFixtures } from './fixtures.ts';
import { fillStudent } from './private-things.ts';
import { makeSpares, rewind } from './spares.ts';
import { argumentsWith, rowOf, type ValueAt, valuesAt } from './value-places.ts';
import { wholeOperation } from './whole-answers.ts';

let app: TestApp;
let find: Finder;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services.database;
  await makeFixtures(db);
  await makeSpares(db);
  await fillStudent(db);
  await makeSittings(db);
  find = await plantCanaries(db);
});
afterAll(() => app.close());

const SIGNS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: '?',
  FORBIDDEN: '-',
  NOT_FOUND: '0',
  INVALID: '=',
  CONFLICT: '=',
  LIMIT: '=',
};

/** `+` done or answered, `=` refused for what is sent, `-` not allowed, `0` not there, `?` not signed in. */
function signOf({ errors }: Answer): string {
  if (!errors) return '+';
  const code = errors[0]?.extensions.code ?? 'GRAPHQL';
  return SIGNS[code] ?? code;
}

const browsers = new Map<string, { client: TestClient; cookie: string }>();

async function browser(actor: Actor): Promise<TestClient> {
  const kept = browsers.get(actor.name);
  if (kept && kept.client.cookie === kept.cookie) return kept.client;
  const client = await browserOf(app, actor);
  browsers.set(actor.name, { client, cookie: client.cookie });
  return client;
}

let number = 0;
const found = new Map<string, Found[]>();

/** What can be read by what was begun: an attempt that is handed in. */
const Begun = z.object({ startExamAttempt: z.object({ _id: z.string() }) });

async function afterwards(client: TestClient, { data }: Answer): Promise<Answer[]> {
  const begun = Begun.safeParse(data).data;
  if (!begun) return [];
  const given = { _id: begun.startExamAttempt._id };
  const { query, variables } = wholeOperation('Mutation.finishExamAttempt', given);
  return [await client.send(query, { ...variables })];
}

/** What leaves its record so that the next would find it in another state. */
const CHANGING =
  /^Mutation.(abandon|decide|grade|move|open|removeGroupMembers|set(Groups|Users)|start|updateUser)/;

/** A record is as it was for whoever comes next, at its first version. */
async function undo(name: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  const { db } = app.services.database;
  const { _id } = given;
  if ('version' in given) await rewind(db, typeof _id === 'string' ? _id : '');
  if (CHANGING.test(name)) await makeSpares(db);
}

async function cellOf(at: ValueAt, actor: Actor): Promise<string> {
  number += 1;
  const given = argumentsWith(at, number);
  const client = await browser(actor);
  const { query, variables } = wholeOperation(at.name, given);
  const answer = await client.send(query, { ...variables });
  const answers = [answer, ...(await afterwards(client, answer))];
  const canaries = answers.flatMap((each) => find(JSON.stringify(each)));
  const all = found.get(actor.name) ?? [];
  found.set(actor.name, [...all, ...canaries.map((each) => ({ ...each, at: rowOf(at) }))]);
  const sign = signOf(answer);
  if (sign === '+' && at.name.startsWith('Mutation.')) await undo(at.name, given);
  return sign;
}

const WIDTH = 86;
const line = (name: string, cells: readonly string[]) =>
  `${name.padEnd(WIDTH)}${cells.map((each) => each.padEnd(13)).join('')}`.trimEnd();

describe('every value that somebody can choose', () => {
  it('has a row that is signed', () => {
    const [, ...rows] = readFileSync(new URL('./values.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const signed = rows.map((row) => row.split(/\s+/)[0] ?? '');
    expect(signed.toSorted()).toEqual(valuesAt().map(rowOf).toSorted());
    expect(new Set(signed).size).toBe(signed.length);
  });

  it('is tried by everybody, and answered as it is written down', async () => {
    const head = line(
      '',
      actors.map(({ name }) => name),
    );
    const lines: string[] = [];
    let changing = true;
    for (const at of valuesAt()) {
      // Changes come first: what they have left is searched too.
      if (changing && at.name.startsWith('Query.')) await plantAgain(app.services.database.db);
      changing = at.name.startsWith('Mutation.');
      const cells: string[] = [];
      for (const actor of actors) cells.push(await cellOf(at, actor));
      lines.push(line(rowOf(at), cells));
    }
    const table = `${[head, ...lines].join('\n')}\n`;
    await expect(table).toMatchFileSnapshot('./values.txt');
    expect(table).not.toMatch(/INTERNAL|GRAPHQL/);
    expect(number).toBeGreaterThan(10_000);
  }, 600_000);

  it('brings nobody what is not theirs to read', async () => {
    const { db } = app.services.database;
    const leaks: string[] = [];
    for (const [actor, all] of found) {
      leaks.push(...(await leaksOf(db, actor, all)), ...(await keyLeaksOf(db, actor, all)));
      leaks.push(...(await secretsIn(db, actor, all)));
    }
    expect([...new Set(leaks)]).toEqual([]);
  });
});
