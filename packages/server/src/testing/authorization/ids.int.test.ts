import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { Answer, TestClient } from '../test-client.ts';
import { browserOf } from './actors.ts';
import { isShut, type Sort, sorts, type Trier, triers } from './id-kinds.ts';
import { idle, kinds, open } from './id-places.ts';
import { aimOf } from './aims.ts';
import { makeDoomed, makeFixtures } from './fixtures.ts';
import { makeSpares, rewind } from './spares.ts';
import { argumentsOf, operationOf, placesOf, rootFields, withValueAt } from './walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services.database;
  await makeFixtures(db);
  await makeSpares(db);
  const superadmin = await browser('superadmin');
  for (const [mutation, id] of await makeDoomed(db)) {
    const removal = `mutation { ${mutation}(_id: "${id}") { _id } }`;
    const code = await superadmin.codeOf(removal);
    if (code !== undefined) throw new Error(`${mutation} answers ${code}`);
  }
});
afterAll(() => app.close());

const browsers = new Map<Trier, { client: TestClient; cookie: string }>();

/** A browser of the person, as fresh as if nothing had been tried in it. */
async function browser(persona: Trier): Promise<TestClient> {
  const kept = browsers.get(persona);
  if (kept && kept.client.cookie === kept.cookie) return kept.client;
  const client = await browserOf(app, { name: persona, persona });
  browsers.set(persona, { client, cookie: client.cookie });
  return client;
}

const placeOf = (row: string): [name: string, place: string] => {
  const [kind = '', field = '', ...path] = row.split('.');
  return [`${kind}.${field}`, path.join('.')];
};

let number = 0;
let touched = false;

/** What leaves another record than it found. */
const CHANGING =
  /^Mutation.(abandon|add|end|extend|finish|grade|mark|merge|move|order|remove|restore|revoke|save|set|undo|update)/;

const targetOf = (base: object): string =>
  '_id' in base && typeof base._id === 'string' ? base._id : '';

/** The answer to an id at a place, with a name for the id. */
async function answerTo(row: string, persona: Trier, id: string): Promise<Answer> {
  const [name, place] = placeOf(row);
  number += 1;
  const base = { ...argumentsOf(name, number), ...aimOf(name, place) };
  const { query, variables } = operationOf(name, withValueAt(name, base, place, id));
  if (touched && 'version' in base) await rewind(app.services.database.db, targetOf(base));
  const client = await browser(persona);
  const answer = await client.send(query, { ...variables });
  touched ||= CHANGING.test(name) && answer.errors === undefined;
  return answer;
}

const MADE_BY_THE_SERVER = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\/files\/[\w./?=&-]+/g;

/** Everything that somebody can tell apart, without the id itself. */
const seen = (answer: Answer, id: string): string =>
  JSON.stringify(answer.errors ?? answer.data)
    .replaceAll(id, '<id>')
    .replaceAll(MADE_BY_THE_SERVER, '<new>');

/** `+` there, `none` nothing found, else the code of the refusal. */
function cellOf({ data, errors }: Answer): string {
  if (errors) return errors[0]?.extensions.code ?? 'GRAPHQL';
  return /:(null|\[\]|\{"total":0\})\}$/.test(JSON.stringify(data)) ? 'none' : '+';
}

interface Tried {
  readonly cells: readonly string[];
  readonly leaks: readonly string[];
  readonly answered: boolean;
  readonly cases: number;
}

/** What the kind's records are to a person, whose own ones and nobody's stand for all where all are theirs. */
async function tryPlace(row: string, kind: string, persona: Trier): Promise<Tried> {
  if (touched) await makeSpares(app.services.database.db);
  touched = false;
  const { ids, foreign } = kinds[kind] ?? { ids: {}, foreign: {} };
  const hidden: readonly Sort[] = [...(foreign[persona] ?? []), 'deleted'];
  const nobodys = `nobody-${number}`;
  const missing = await answerTo(row, persona, nobodys);
  if (isShut(placeOf(row)[0], persona)) {
    const code = cellOf(missing);
    return { cells: [code], leaks: code === 'FORBIDDEN' ? [] : [row], answered: false, cases: 1 };
  }
  const cells: string[] = [];
  const leaks: string[] = [];
  let answered = false;
  for (const sort of sorts.slice(0, -1)) {
    const id = ids[sort];
    const tried = sort === 'own' || hidden.includes(sort) || persona !== 'superadmin';
    if (id === undefined || !tried) {
      cells.push('');
      continue;
    }
    const answer = await answerTo(row, persona, id);
    const same = seen(answer, id) === seen(missing, nobodys);
    cells.push(cellOf(answer));
    if (!same && hidden.includes(sort)) leaks.push(`${row} ${persona} ${sort}`);
    answered ||= !same;
  }
  cells.push(cellOf(missing));
  return { cells, leaks, answered, cases: cells.filter((cell) => cell !== '').length };
}

const rows = Object.entries(kinds).flatMap(([kind, { places }]) =>
  places.map((row) => [row, kind] as const),
);

describe('every argument that takes an id', () => {
  it('is tried', () => {
    const found = [...rootFields.keys()].flatMap((name) =>
      placesOf(name, 'ID').map((place) => `${name}.${place}`),
    );
    expect(rows.map(([row]) => row).toSorted()).toEqual(found.toSorted());
  });

  it('answers to what is not one’s own as to what is not there', async () => {
    const lines: string[] = [];
    const leaks: string[] = [];
    const alike: string[] = [];
    let tried = 0;
    for (const [row, kind] of rows.toSorted()) {
      let answered = false;
      for (const persona of triers) {
        const result = await tryPlace(row, kind, persona);
        answered ||= result.answered;
        if (!(row in open)) leaks.push(...result.leaks);
        tried += result.cases;
        lines.push(lineOf(row, persona, result.cells));
      }
      if (!answered) alike.push(row);
    }
    const table = [lineOf('', '', sorts), ...lines].join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('./ids.txt');
    expect(table).not.toMatch(/INTERNAL|GRAPHQL/);
    expect(leaks).toEqual([]);
    expect(alike).toEqual(Object.keys(idle).toSorted());
    expect(tried).toBeGreaterThan(1500);
  }, 600_000);
});

const lineOf = (row: string, persona: string, cells: readonly string[]): string =>
  [row.padEnd(62), persona.padEnd(12), ...cells.map((cell) => cell.padEnd(15))].join('').trimEnd();
