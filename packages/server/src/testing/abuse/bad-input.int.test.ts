import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SeededRandom } from '../../seed/random.ts';
import { actors, browserOf } from '../authorization/actors.ts';
import { abuseInFull } from '../env.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { complaint, post } from './answers.ts';
import { type BadValue, badValues } from './bad-values.ts';
import { bodyOfCall, currentVersion } from './call.ts';
import { asksForVersion, plausibleArguments } from './plausible-input.ts';
import { type Place, places, roots } from './schema-places.ts';

const full = abuseInFull();
/** What once ended in a fault: tried in every run. */
const once = [
  ['Query.examResults', 'filter.finishedFrom', 'a moment past the last year'],
  ['Query.logits', 'filter.after', 'a moment before the first year'],
  ['Mutation.createGroup', 'groupInput.startsOn', 'the year zero'],
  ['Mutation.createExam', 'examInput.courseId', 'a million characters'],
  ['Mutation.createTeacher', 'teacherInput.name', 'half a character, first'],
  ['Mutation.setGroupsArchived', 'groupIds.0', 'NUL inside'],
  ['Mutation.createExam', 'examInput.translations.0.title', 'NUL inside'],
  ['Mutation.reopenSubmission', 'submissionReopenInput.until', 'a long fraction'],
  ['Mutation.setAssignmentDates', 'assignmentDatesInput.dueAt', 'a long fraction'],
] as const;

/** The short run tries some values at every place, the full one all. */
const asking = [
  ['super', full ? badValues.length : 2],
  ['student', full ? badValues.length : 1],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What ends sessions or takes records away comes last. */
const LAST = /^Mutation\.(remove|merge|set|logout|revoke|change|impersonate)/;
const inOrder = places.toSorted(
  (a, b) => Number(LAST.test(a.root.name)) - Number(LAST.test(b.root.name)),
);

const actorOf = (name: string) => {
  const actor = actors.find((each) => each.name === name);
  if (!actor) throw new Error(`No actor ${name}`);
  return actor;
};

const random = new SeededRandom(20_260_302);
const someOf = (count: number): readonly BadValue[] =>
  badValues
    .map((value) => ({ value, rank: random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ value }) => value);

interface Found {
  tried: number;
  refused: number;
  complaints: string[];
  /** What cost most: in milliseconds, and in characters of the answer for each of the request. */
  slowest: readonly [ms: number, what: string];
  largest: readonly [times: number, what: string];
}

const nothingYet = (): Found => ({
  tried: 0,
  refused: 0,
  complaints: [],
  slowest: [0, ''],
  largest: [0, ''],
});

async function tryPlace(browser: TestClient, { root, path }: Place, value: BadValue, found: Found) {
  const args = plausibleArguments(root, path);
  if (asksForVersion(args)) args['version'] = await currentVersion(browser, root, args['_id']);
  const body = bodyOfCall(root, args, path, value.json);
  const what = `${root.name} ${path.join('.')} = ${value.name}`;
  const began = performance.now();
  const answer = await post(app, browser.cookie, body);
  const ms = Math.round(performance.now() - began);
  if (ms > found.slowest[0]) found.slowest = [ms, what];
  const times = answer.text.includes('"errors":') ? answer.text.length / body.length : 0;
  if (times > found.largest[0]) found.largest = [times, what];
  found.tried += 1;
  if (answer.text.includes('"errors":')) found.refused += 1;
  const wrong = complaint(answer);
  if (wrong) found.complaints.push(`${wrong}: ${what}`);
}

describe('input that is wrong, hostile or unusual', () => {
  it('is of at least 40 kinds, for everything that can be given to the API', () => {
    expect(badValues.length).toBeGreaterThanOrEqual(40);
    expect(new Set(badValues.map(({ json }) => json)).size).toBe(badValues.length);
    const withArguments = roots.filter(({ field }) => field.args.length > 0);
    expect(new Set(places.map(({ root }) => root)).size).toBe(withArguments.length);
    expect(places.length).toBeGreaterThan(500);
  });

  it.each(once)('is refused at %s %s: %s', async (root, path, name) => {
    const found = nothingYet();
    const browser = await browserOf(app, actorOf('super'));
    const place = places.find((each) => each.root.name === root && each.path.join('.') === path);
    const value = badValues.find((each) => each.name === name);
    if (!place || !value) throw new Error('No such place or value');
    await tryPlace(browser, place, value, found);
    expect(found.complaints).toEqual([]);
    expect(found.tried).toBe(1);
  });

  it.each(asking)(
    'ends in an answer of the product, never in a fault, asked by: %s, %i values at each place',
    async (name, count) => {
      const found = nothingYet();
      const actor = actorOf(name);
      for (const place of inOrder) {
        const browser = await browserOf(app, actor);
        for (const value of someOf(count)) await tryPlace(browser, place, value, found);
      }
      expect(found.complaints).toEqual([]);
      expect(found.tried).toBe(places.length * count);
      process.stdout.write(`bad input, ${name}: ${JSON.stringify(found)}\n`);
    },
    full ? 3_600_000 : 180_000,
  );
});
