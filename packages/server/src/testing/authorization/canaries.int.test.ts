import { sql } from 'drizzle-orm';
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textRules } from '../../modules/people/erasure-texts.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { actors, browserOf } from './actors.ts';
import { type Finder, places, plantCanaries, plants } from './canaries.ts';
import { type Found, keyLeaksOf, keysIn, leaksOf } from './canary-reach.ts';
import { hiddenPlaces, textsOfNobody } from './canary-places.ts';
import { makeSittings, questionSets, setOf, sittings } from './canary-sittings.ts';
import { fillStudent } from './private-things.ts';
import { makeFixtures } from './fixtures.ts';
import { owners } from './owners.ts';
import { makeSpares } from './spares.ts';
import { placesOf, rootFields } from './walk.ts';
import { changesBy, questionsTo, wholeOperation } from './whole-answers.ts';

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

const further = [...Object.keys(sittings), 'exam-spare', 'exam-bib102-workshop'];
const queries = [...rootFields.keys()].filter((name) => name.startsWith('Query.'));
/** Those that name a record and answer with more than that it is done. */
const mutations = [...rootFields].flatMap(([name, field]) =>
  name.startsWith('Mutation.') &&
  placesOf(name, 'ID').length > 0 &&
  isObjectType(getNamedType(field.type))
    ? [name]
    : [],
);

const setDisclosure = (shown: string) =>
  app.services.database.db.execute(sql`update exams set answers_shown = ${shown}`);

/** What the server did not expect. */
const broken: string[] = [];

/** Asks everything by every root field, and finds what of others and of the keys comes back. */
async function walk(actorName: string, names: readonly string[]): Promise<Found[]> {
  const actor = actors.find(({ name }) => name === actorName);
  if (!actor) throw new Error(`There is no ${actorName}`);
  let browser = await browserOf(app, actor);
  const { cookie } = browser;
  const found = new Map<string, Found>();
  for (const name of names) {
    const asked = name.startsWith('Query.')
      ? questionsTo(name, 'zq', further)
      : changesBy(name, further);
    // Whoever may read all finds all by the first few.
    const few = actorName === 'super' ? asked.slice(0, 5) : asked;
    for (const given of few) {
      if (browser.cookie !== cookie) browser = await browserOf(app, actor);
      const { query, variables } = wholeOperation(name, given);
      const answer = await browser.send(query, { ...variables });
      const code = answer.errors?.[0]?.extensions.code;
      if (answer.errors && (code === undefined || /INTERNAL|GRAPHQL/.test(code))) {
        broken.push(`${name} ${JSON.stringify(given)}`);
      }
      for (const canary of find(JSON.stringify(answer))) {
        found.set(`${name} ${canary.place} ${canary.owner}`, { ...canary, at: name });
      }
      // Refused before any argument is looked at.
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') break;
    }
  }
  return [...found.values()];
}

const setsIn = (found: readonly Found[]) => {
  const seen = keysIn(found).map(({ owner }) => setOf(owner));
  return questionSets.filter((set) => seen.includes(set));
};

/** Who asks everything. */
const askers = [
  'anonymous',
  'student',
  'other',
  'facilitator',
  'alumni',
  'regionOut',
  'reports',
  'impersonator',
  'newcomer',
  'expired',
];

const relations = [
  ['own', 'o'],
  ['anotherUser', 'u'],
  ['anotherGroup', 'g'],
  ['anotherRegion', 'r'],
] as const;

/** Root fields by which a key was read, by whoever may. */
const waysToKeys = new Set<string>();

function tableOf(
  columns: readonly string[],
  cells: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const line = (name: string, all: readonly string[]) =>
    `${name.padEnd(32)}${all.map((cell) => cell.padEnd(13)).join('')}`.trimEnd();
  const rows = [...cells].map(([place, row]) =>
    line(
      place,
      columns.map((actor) => row.get(actor) ?? '-'),
    ),
  );
  return `${[line('', columns), ...rows.toSorted()].join('\n')}\n`;
}

describe('what is planted', () => {
  it('is in every table that keeps something of people', () => {
    const told = Object.keys(textRules).filter(
      (table) => !textRules[table]?.includes('impersonal'),
    );
    const known = [...plants.map(({ table }) => table), ...Object.keys(textsOfNobody)];
    expect(known.toSorted()).toEqual(told.toSorted());
  });

  it('is found of others by nobody but who looks after them, whatever is asked', async () => {
    await setDisclosure('AT_END');
    const columns = [...askers, 'super'];
    const { db } = app.services.database;
    const cells = new Map(places.map((place) => [place, new Map<string, string>()]));
    const leaks: string[] = [];
    for (const actor of columns) {
      const found = await walk(actor, queries);
      if (actor !== 'super') leaks.push(...(await leaksOf(db, actor, found)));
      leaks.push(...(await keyLeaksOf(db, actor, found)));
      for (const { at } of keysIn(found)) waysToKeys.add(at);
      for (const place of places) {
        const whose = relations.filter(([name]) =>
          found.some((each) => each.place === place && each.owner === owners[name]),
        );
        cells.get(place)?.set(actor, whose.map(([, letter]) => letter).join('') || '-');
      }
    }
    expect(leaks).toEqual([]);
    await expect(tableOf(columns, cells)).toMatchFileSnapshot('./canaries.txt');
    const hidden = places.filter((place) =>
      [...(cells.get(place)?.values() ?? [])].every((cell) => cell === '-'),
    );
    expect(hidden.toSorted()).toEqual(Object.keys(hiddenPlaces).toSorted());
  }, 600_000);
});

describe('the key of a question', () => {
  const show = async (shown: string) => {
    await setDisclosure(shown);
    return setsIn(await walk('student', [...waysToKeys]));
  };

  it('reaches no student while one sits the exam, practises it, or may not read it', async () => {
    expect(waysToKeys.size).toBeGreaterThan(5);
    expect(await show('AT_END')).toEqual(['failed']);
    expect(await show('WHEN_PASSED')).toEqual([]);
    expect(await show('AFTER_DEADLINE')).toEqual([]);
    expect(await show('NEVER')).toEqual([]);
  }, 600_000);

  it('is there once the student is through', async () => {
    const { db } = app.services.database;
    await setDisclosure('AT_END');
    await db.execute(sql`update exam_attempts set status = 'FINISHED', score = 1,
      submitted_at = started_at, finished_at = case when mode = 'EXAM' then started_at end
      where user_id = ${owners.own} and status in ('OPEN', 'MARKING')`);
    // Practice tells nothing while an attempt can still ask the same.
    const counted = questionSets.filter((set) => set !== 'practising');
    expect(setsIn(await walk('student', [...waysToKeys]))).toEqual(counted);
    await db.execute(sql`update exams set allowed_attempts = 1`);
    await db.execute(sql`update accommodations set extra_attempts = 0`);
    expect(setsIn(await walk('student', [...waysToKeys]))).toEqual(questionSets);
    await db.execute(sql`update exam_attempts set status = 'OPEN', finished_at = null
      where id in ('attempt-open-own', 'attempt-practising-own')`);
  }, 600_000);
});

describe('changes', () => {
  it('answer with nothing of others and with no key', async () => {
    await setDisclosure('NEVER');
    const { db } = app.services.database;
    let changed = 0;
    for (const actor of ['student', 'facilitator', 'regionOut']) {
      const found = await walk(actor, mutations);
      expect(await leaksOf(db, actor, found)).toEqual([]);
      expect(await keyLeaksOf(db, actor, found)).toEqual([]);
      changed += found.length;
    }
    expect(changed).toBeGreaterThan(100);
  }, 600_000);

  it('broke nothing, nor did any question', () => {
    expect(broken).toEqual([]);
  });
});
