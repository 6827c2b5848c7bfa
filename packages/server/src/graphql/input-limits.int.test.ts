import { getNullableType, type GraphQLInputType, isInputObjectType, isListType } from 'graphql';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../testing/abuse/answers.ts';
import { bodyOfCall } from '../testing/abuse/call.ts';
import { plausibleArguments } from '../testing/abuse/plausible-input.ts';
import { type Place, places } from '../testing/abuse/schema-places.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { LONGEST_ID, MOST_ENTRIES, mostEntriesOf } from './input-checks.ts';
import { LONGEST_MESSAGE, MOST_ERRORS } from './short-errors.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ cookie } = await app.as('superadmin'));
});
afterAll(() => app.close());

interface Declared {
  readonly type: GraphQLInputType;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** What is declared of a place, and its type there. */
function declaredAt({ root, path: [first, ...rest] }: Place): Declared {
  const argument = root.field.args.find(({ name }) => name === first);
  if (!argument) throw new Error('No such argument');
  return rest.reduce<Declared>(({ type, extensions }, step) => {
    const inner = getNullableType(type);
    if (isListType(inner)) return { type: inner.ofType, extensions };
    const field = isInputObjectType(inner) ? inner.getFields()[step] : undefined;
    if (!field) throw new Error(`No field ${step}`);
    return field;
  }, argument);
}

const lists = places
  .map((place) => ({ place, declared: declaredAt(place) }))
  .filter(({ declared }) => isListType(getNullableType(declared.type)));

const Answer = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      extensions: z.looseObject({ fields: z.record(z.string(), z.string()).optional() }).optional(),
    }),
  ),
});
const errorsIn = (text: string) => Answer.parse(JSON.parse(text)).errors;

async function answerTo(query: string, variables: object) {
  return errorsIn((await post(app, cookie, JSON.stringify({ query, variables }))).text);
}

describe('a list', () => {
  it('is refused by its length before its entries are read, wherever one can be given', async () => {
    const wrong: string[] = [];
    for (const { place, declared } of lists) {
      const max = mostEntriesOf(declared);
      const entries = `[${'{},'.repeat(max)}{}]`;
      const args = plausibleArguments(place.root, place.path);
      const answer = await post(app, cookie, bodyOfCall(place.root, args, place.path, entries));
      const [error] = errorsIn(answer.text);
      const told = Object.values(error?.extensions?.fields ?? {});
      const expected = `At most ${max.toLocaleString('en')} entries are allowed.`;
      if (told.length !== 1 || told[0] !== expected)
        wrong.push(`${place.root.name} ${place.path.join('.')}: ${answer.text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(100);
  });

  it('has a limit of its own only where more is needed than elsewhere', () => {
    const larger = lists
      .filter(({ declared }) => mostEntriesOf(declared) > MOST_ENTRIES)
      .map(({ place, declared }) => `${place.path.join('.')}: ${mostEntriesOf(declared)}`);
    expect([...new Set(larger)].toSorted()).toEqual([
      'groupInput.facilitatorIds: 2000',
      'groupInput.studentIds: 2000',
      'importInput.rows: 5000',
      'partNumbers: 10000',
    ]);
  });

  it('says in the language of the reader how many entries an import may have', async () => {
    const admin = await app.as('superadmin');
    admin.language = 'de-DE';
    const query =
      'mutation ($input: ImportInput!) { previewImport(importInput: $input) { fingerprint } }';
    const row = { line: 1, values: ['a@lampstand.example'] };
    const rows = Array.from({ length: 5001 }, () => row);
    const input = { kind: 'USERS', fileName: 'people.csv', fields: ['email'], rows };
    const answer = await admin.send(query, { input });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      rows: 'Höchstens 5.000 Einträge sind erlaubt.',
    });
  });
});

describe('an id', () => {
  it('is refused by its length', async () => {
    const query = 'query ($id: ID!) { course(_id: $id) { _id } }';
    const [error] = await answerTo(query, { id: 'x'.repeat(LONGEST_ID + 1) });
    expect(error?.extensions?.fields).toEqual({ id: 'Enter at most 200 characters.' });
  });
});

describe('what is told of many mistakes', () => {
  const filter = 'query ($x: UserFilter) { users(filter: $x) { total } }';

  it('is told of the first ten, whatever their number', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key${n}`, n]));
    const errors = await answerTo(filter, { x: unknown });
    expect(errors).toHaveLength(MOST_ERRORS);
    expect(errors[0]?.message).toBe('Variable "$x" has no field "key0".');
  });

  it.each([
    ['a key', filter, { x: { ['k'.repeat(100_000)]: 1 } }],
    ['a value', filter, { x: { q: { a: 'v'.repeat(100_000) } } }],
    ['a choice', 'query ($x: UserSort) { users(sort: $x) { total } }', longChoice()],
    ['a number', 'query ($x: PageInput) { users(page: $x) { total } }', longNumber()],
    ['a moment', 'query ($x: LogitFilter) { logits(filter: $x) { total } }', longMoment()],
    ['a literal', `{ users(page: "${'v'.repeat(5000)}") { total } }`, {}],
    ['a name', `{ ${'n'.repeat(5000)} }`, {}],
  ])('quotes little of %s, however long it is', async (_what, query, variables) => {
    const errors = await answerTo(query, variables);
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
  });

  it('names what is missing and what must not be null', async () => {
    const errors = await answerTo('query ($x: PageInput) { users(page: $x) { total } }', {
      x: { page: null },
    });
    expect(errors.map(({ message }) => message)).toEqual([
      'Variable "$x.page" must not be null.',
      'Variable "$x" needs the field "perPage".',
    ]);
  });
});

function longChoice() {
  return { x: { field: 'f'.repeat(100_000), order: 'ASC' } };
}
function longNumber() {
  return { x: { page: '9'.repeat(100_000), perPage: 1 } };
}
function longMoment() {
  return { x: { after: '2'.repeat(100_000) } };
}
