import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const FIELDS = '_id version name year startsOn endsOn offeringCount';
const CREATE = `mutation ($input: TermInput!) { createTerm(termInput: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: TermInput!) { updateTerm(_id: $id, version: $version, termInput: $input) { ${FIELDS} } }`;
const REMOVE = 'mutation ($id: ID!) { removeTerm(_id: $id) { _id } }';
const ONE = 'query ($id: ID!) { term(_id: $id) { name } }';
const LIST =
  'query ($filter: TermFilter, $sort: TermSort) { terms(filter: $filter, sort: $sort) { total items { name year offeringCount } } }';

const Made = z.object({ createTerm: z.object({ _id: z.string(), version: z.number() }) });

let number = 0;
const anInput = (more: object = {}) => ({
  name: `Term ${(number += 1)}`,
  year: 2031,
  startsOn: '2031-01-13',
  endsOn: '2031-05-30',
  ...more,
});
const add = async (more: object = {}) =>
  (await (await app.as('admin')).read(Made, CREATE, { input: anInput(more) })).createTerm;

describe('who sees and changes terms', () => {
  it('admins of the college do both', async () => {
    const admin = await app.as('admin');
    const { _id: id } = await add();
    expect(await admin.codeOf(ONE, { id })).toBeUndefined();
    expect(await admin.codeOf(UPDATE, { id, version: 1, input: anInput() })).toBeUndefined();
    expect(await admin.codeOf(REMOVE, { id })).toBeUndefined();
    expect(await admin.codeOf(ONE, { id })).toBe('NOT_FOUND');
  });

  it.each([
    ['regionAdmin', undefined],
    ['manager', 'FORBIDDEN'],
    ['facilitator', 'FORBIDDEN'],
    ['student', 'FORBIDDEN'],
  ] as const)('%s reads: %s, and changes none', async (persona, reads) => {
    const person = await app.as(persona);
    const { _id: id } = await add();
    expect(await person.codeOf(ONE, { id })).toBe(reads);
    expect(await person.codeOf(LIST)).toBe(reads);
    expect(await person.codeOf(CREATE, { input: anInput() })).toBe('FORBIDDEN');
    expect(await person.codeOf(UPDATE, { id, version: 1, input: anInput() })).toBe('FORBIDDEN');
    expect(await person.codeOf(REMOVE, { id })).toBe('FORBIDDEN');
  });
});

describe('a term', () => {
  it('is kept as it was sent, with its audit', async () => {
    const { _id } = await add({ name: '  Summer ' });
    const admin = await app.as('admin');
    const { data } = await admin.send(UPDATE, {
      id: _id,
      version: 1,
      input: anInput({ name: 'Late summer', year: 2032 }),
    });
    expect(data).toEqual({
      updateTerm: {
        _id,
        version: 2,
        name: 'Late summer',
        year: 2032,
        startsOn: '2031-01-13',
        endsOn: '2031-05-30',
        offeringCount: 0,
      },
    });
    const entries = await app.services.database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, _id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['createTerm', 'updateTerm']);
  });

  it.each([
    [{ endsOn: '2031-01-13' }, 'endsOn'],
    [{ endsOn: '2030-12-31' }, 'endsOn'],
    [{ name: ' ' }, 'name'],
    [{ year: 12 }, 'year'],
  ])('with %j is refused at %s', async (more, field) => {
    const { errors } = await (await app.as('admin')).send(CREATE, { input: anInput(more) });
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    expect(errors?.[0]?.extensions.fields).toHaveProperty([field]);
  });

  it.each(['yesterday', '2031-02-30', '13.01.2031', ''])('does not begin on "%s"', async (day) => {
    const admin = await app.as('admin');
    expect((await admin.send(CREATE, { input: anInput({ startsOn: day }) })).errors).toBeDefined();
  });

  it('has a name of its own within a year', async () => {
    await add({ name: 'Easter' });
    const { errors } = await (
      await app.as('admin')
    ).send(CREATE, { input: anInput({ name: 'EASTER' }) });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('name');
    await add({ name: 'Easter', year: 2032 });
  });

  it('is not overwritten by who has read an older version', async () => {
    const { _id: id } = await add();
    const admin = await app.as('admin');
    const change = { id, version: 1, input: anInput() };
    expect(await admin.codeOf(UPDATE, change)).toBeUndefined();
    expect(await admin.codeOf(UPDATE, change)).toBe('CONFLICT');
    expect(await admin.codeOf(UPDATE, { ...change, id: 'nowhere' })).toBe('NOT_FOUND');
  });

  it('in which a course is offered is not removed', async () => {
    const admin = await app.as('admin');
    const { errors } = await admin.send(REMOVE, { id: 'term-spring' });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await admin.codeOf(ONE, { id: 'term-spring' })).toBeUndefined();
  });
});

describe('the list of terms', () => {
  it.each(['name', 'year', 'startsOn', 'endsOn', 'updatedAt'])('sorts by %s', async (field) => {
    const admin = await app.as('admin');
    const listed = async (order: 'ASC' | 'DESC') =>
      JSON.stringify((await admin.send(LIST, { sort: { field, order } })).data);
    expect(await listed('ASC')).not.toBe(await listed('DESC'));
  });

  it('is filtered and costs one statement besides the session', async () => {
    await add({ name: 'Nowhere else', year: 2040 });
    const admin = await app.as('admin');
    const filter = { q: 'NOWHERE', year: 2040 };
    const { data } = await admin.send(LIST, { filter });
    expect(data).toEqual({
      terms: { total: 1, items: [{ name: 'Nowhere else', year: 2040, offeringCount: 0 }] },
    });
    expect(await statementsOf(app, () => admin.send(LIST, { filter }))).toHaveLength(2);
  });
});
