import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from '../../graphql/schema.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { actors, browserOf } from './actors.ts';
import {
  askedBy,
  empty,
  emptyWays,
  fillStudent,
  leavesOf,
  otherTypes,
  type Path,
  privatePaths,
  privateTypes,
} from './private-things.ts';
import { makeFixtures } from './fixtures.ts';
import { makeSpares } from './spares.ts';
import { rootField } from './walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services.database;
  await makeFixtures(db);
  await makeSpares(db);
  await fillStudent(db);
});
afterAll(() => app.close());

/** An operation that asks for all leaves at the end of a path. */
function operationAt(
  { root, fields, type }: Path,
  given: Readonly<Record<string, unknown>>,
): string {
  const field = rootField(root);
  const used = field.args.filter((argument) => argument.name in given);
  const list = (all: readonly string[]) => (all.length > 0 ? `(${all.join(', ')})` : '');
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`);
  const inner = [...fields, leavesOf(type).join(' ')].reduceRight(
    (deep, own) => `${own} { ${deep} }`,
  );
  return `query ${list(declared)} { ${field.name}${list(passed)} { ${inner} } }`;
}

const Fields = z.record(z.string(), z.unknown());

/** The fields of a record that hold something, wherever it is in an answer. */
function shown(value: unknown, id: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => shown(each, id));
  const object = Fields.safeParse(value).data;
  if (!object) return [];
  if (object['_id'] !== id) return Object.values(object).flatMap((each) => shown(each, id));
  return Object.keys(object).filter((key) => object[key] !== null);
}

type Ask = (browser: TestClient, query: string, variables: object) => Promise<unknown>;

const byPost: Ask = async (browser, query, variables) =>
  (await browser.send(query, { ...variables })).data;

/** The same by an address alone, as a link or a picture would ask for it. */
const byGet: Ask = async (browser, query, variables) => {
  const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const url = `http://localhost/graphql?${asked}`;
  const headers = { accept: 'application/json', cookie: browser.cookie };
  const answer = await app.graphql.fetch(url, { headers }, { address: null });
  return Fields.parse(await answer.json())['data'];
};

async function seenAt(browser: TestClient, path: Path, ask: Ask): Promise<Set<string>> {
  const fields = new Set<string>();
  for (const given of askedBy(path.root)) {
    const data = await ask(browser, operationAt(path, given), given);
    for (const field of shown(data, privateTypes[path.type] ?? '')) fields.add(field);
  }
  return fields;
}

const nameOf = ({ root, fields, type }: Path) => `${[root, ...fields].join('.')}: ${type}`;
const row = (name: string, cells: readonly string[], width: number) =>
  `${name.padEnd(width)}${cells.map((cell) => cell.padEnd(13)).join('')}`.trimEnd();

/** Who has nothing to do with the student of Cape Town. */
const outsiders = ['anonymous', 'other', 'alumni', 'regionOut', 'reports', 'newcomer', 'expired'];

describe('what is not everybody’s', () => {
  const byPath = new Map<string, string[]>();
  const byField = new Map<string, string[]>();

  it('is told apart from all other records of the schema', () => {
    const records = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && '_id' in type.getFields())
      .map(({ name }) => name);
    const known = [...Object.keys(privateTypes), ...Object.values(otherTypes).flat()];
    expect(known.toSorted()).toEqual(records.toSorted());
  });

  it('is asked for by every way through the schema, as everybody', async () => {
    const paths = privatePaths();
    const fields = Object.keys(privateTypes).flatMap((type) =>
      leavesOf(type).map((field) => `${type}.${field}`),
    );
    for (const field of fields) byField.set(field, []);
    for (const path of paths) {
      byPath.set(nameOf(path), []);
      byPath.set(`GET ${nameOf(path)}`, []);
    }
    for (const actor of actors) {
      const browser = await browserOf(app, actor);
      const all = new Set<string>();
      for (const path of paths) {
        const seen = await seenAt(browser, path, byPost);
        for (const field of seen) all.add(`${path.type}.${field}`);
        byPath.get(nameOf(path))?.push(seen.size > 0 ? '+' : '-');
        const alike = await seenAt(browser, path, byGet);
        byPath.get(`GET ${nameOf(path)}`)?.push(alike.size > 0 ? '+' : '-');
      }
      for (const field of fields) byField.get(field)?.push(all.has(field) ? '+' : '-');
    }
    const head = actors.map(({ name }) => name);
    const table = (rows: Map<string, string[]>, width: number) =>
      `${[row('', head, width), ...[...rows].map(([name, cells]) => row(name, cells, width)).toSorted()].join('\n')}\n`;
    await expect(table(byField, 36)).toMatchFileSnapshot('./private-fields.txt');
    await expect(table(byPath, 80)).toMatchFileSnapshot('./private-paths.txt');
    expect(byPath.size).toBeGreaterThan(60);
    expect(fields.length).toBeGreaterThan(100);
  }, 600_000);

  it('is shown to nobody from outside by any of them', () => {
    const leaks = [...byPath, ...byField].flatMap(([name, cells]) =>
      actors
        .filter((actor, at) => cells[at] === '+' && outsiders.includes(actor.name))
        .map((actor) => `${name} to ${actor.name}`),
    );
    expect(leaks).toEqual([]);
  });

  it('is shown to somebody by each of them, so that each was a way, and each kind by two', () => {
    const shut = [...byPath].filter(([, cells]) => !cells.includes('+'));
    const known = Object.keys(emptyWays).flatMap((name) => [name, `GET ${name}`]);
    expect(shut.map(([name]) => name).toSorted()).toEqual(known.toSorted());
    const hidden = [...byField].filter(([, cells]) => !cells.includes('+'));
    expect(hidden.map(([name]) => name).toSorted()).toEqual(Object.keys(empty).toSorted());
    const ways = Object.keys(privateTypes).map((type) => ({
      type,
      count: [...byPath.keys()].filter((name) => name.endsWith(`: ${type}`)).length,
    }));
    expect(ways.filter(({ count }) => count < 2)).toEqual([]);
  });
});
