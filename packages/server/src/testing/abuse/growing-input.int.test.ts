import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredScopes } from '../../graphql/authorize-first.ts';
import { FIELD_HEADER, MOST_BYTES } from '../../graphql/body-limits.ts';
import type { Listening } from '../../http/listen.ts';
import { SeededRandom } from '../../seed/random.ts';
import { abuseInFull } from '../env.ts';
import { openSite } from '../site.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { bodyOfCall } from './call.ts';
import { type GrowingValue, growingValuesAt } from './growing-values.ts';
import { type Growth, growthOf } from './growth.ts';
import { plausibleArguments } from './plausible-input.ts';
import { type Place, places } from './schema-places.ts';

const full = abuseInFull();
/** The short run tries one of so many places. */
const ONE_OF = 15;
/** What is read of a body besides the value that grows. */
const ROOM = 4000;
/** How often larger the largest is than the smallest whose cost is compared with its own. */
const TIMES = 8;
/** Milliseconds of the processor for both sides of a request of the short run's largest size. */
const LITTLE_MS = 60;
/** Characters by which an answer may be longer than the one to the smallest input. */
const MORE_ANSWER = 20_000;
/** Bytes of memory that a byte of input may take, and those that any request takes. */
const MEMORY = { each: 60, all: 40_000_000 } as const;

let app: TestApp;
let site: Listening;
beforeAll(async () => {
  app = await createTestApp();
  site = await openSite(app);
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const random = new SeededRandom(20_261_124);
const someOf = <Value>(values: readonly Value[]): readonly Value[] =>
  full
    ? values
    : [values[random.between(0, values.length - 1)]].filter((each) => each !== undefined);

const isOpen = ({ root }: Place) => declaredScopes(root.field).public === true;
/** What ends sessions or takes records away comes last. */
const LAST = /^Mutation\.(remove|merge|set|logout|revoke|change|impersonate)/;
const inOrder = places.toSorted(
  (a, b) => Number(LAST.test(a.root.name)) - Number(LAST.test(b.root.name)),
);

interface Sender {
  readonly who: string;
  readonly cookie: () => Promise<string>;
  readonly most: (place: Place) => number;
  readonly places: readonly Place[];
}

const senders: readonly Sender[] = [
  {
    who: 'a stranger',
    cookie: async () => '',
    most: () => MOST_BYTES.stranger,
    places: inOrder.filter(isOpen),
  },
  {
    who: 'a superadmin',
    cookie: async () => (await app.as('superadmin')).cookie,
    most: ({ root }) => {
      if (!full) return MOST_BYTES.member / 4;
      return root.field.extensions['wholeFile'] === true ? MOST_BYTES.file : MOST_BYTES.member;
    },
    places: inOrder.filter(() => full || random.between(1, ONE_OF) === 1),
  },
];

interface Found extends Growth {
  readonly what: string;
  readonly answer: number;
  readonly memory: number;
}

/** Sends a value at a place in growing sizes. */
async function grow(
  cookie: string,
  most: number,
  place: Place,
  value: GrowingValue,
): Promise<Found> {
  const args = plausibleArguments(place.root, place.path);
  const bodyOf = (bytes: number): string => {
    const body = bodyOfCall(place.root, args, place.path, value.json(bytes - ROOM));
    const over = Buffer.byteLength(body) / bytes;
    // A character may take several bytes.
    return over > 1 ? bodyOf(Math.floor(bytes / over) - 1) : body;
  };
  let told = 0;
  let memory = 0;
  const send = async (body: string) => {
    const before = process.memoryUsage();
    const answer = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie,
        [FIELD_HEADER]: place.root.field.name,
      },
      body,
    });
    const text = await answer.text();
    // What was written is read back; of what was refused little is told.
    told = text.length - (text.includes('"errors":') ? 0 : Buffer.byteLength(body));
    const after = process.memoryUsage();
    const used = after.heapUsed + after.external - before.heapUsed - before.external;
    memory = Math.max(memory, used - MEMORY.all);
  };
  await send(bodyOf(ROOM + 1000));
  const least = told;
  memory = 0;
  const [small, large] = [bodyOf(Math.floor(most / TIMES)), bodyOf(most)];
  const growth = await growthOf(
    () => send(small),
    () => send(large),
    TIMES,
    LITTLE_MS,
  );
  return {
    ...growth,
    what: `${place.root.name} ${place.path.join('.')}: ${value.name}`,
    answer: Math.max(0, told - least),
    memory: memory / large.length,
  };
}

const isBad = ({ isSuperLinear, answer, memory }: Found): boolean =>
  isSuperLinear || answer > MORE_ANSWER || memory > MEMORY.each;

const worstBy = (found: readonly Found[], name: 'cpu' | 'excess' | 'answer' | 'memory'): string => {
  const worst = found.toSorted((a, b) => b[name] - a[name])[0];
  return `${name} ${worst?.[name].toFixed(1)} (${worst?.what})`;
};

describe('input that grows from 1 KB to the largest body', () => {
  it.each(senders)(
    'costs time, memory and answer in proportion, whatever argument $who gives it to',
    async ({ who, cookie, most, places: asked }) => {
      const found: Found[] = [];
      for (const place of asked) {
        const session = await cookie();
        for (const value of someOf(growingValuesAt(place))) {
          found.push(await grow(session, most(place), place, value));
        }
      }
      const figures = (['cpu', 'excess', 'answer', 'memory'] as const).map((name) =>
        worstBy(found, name),
      );
      process.stdout.write(
        `growing input of ${who}, ${found.length} tries, worst: ${figures.join('; ')}\n`,
      );
      expect(found.filter(isBad)).toEqual([]);
    },
    full ? 7_200_000 : 240_000,
  );
});
