import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let superadmin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  superadmin = await app.as('superadmin');
});
afterAll(() => app.close());

const question = {
  kind: 'CHOICE',
  label: 'Which day?',
  required: true,
  choices: ['Monday', 'Friday'],
};
const input = {
  title: 'Leave of the house',
  description: ' ',
  audiences: [],
  regionIds: [],
  groupIds: [],
  published: true,
  fields: [question],
};
const LIST =
  'query ($filter: RequestFormFilter) { requestForms(filter: $filter) { total items { _id title answerCount waitingCount } } }';
const ONE = '{ requestForm(_id: "request-form-letter") { _id } }';
const CREATE =
  'mutation ($input: RequestFormInput!) { createRequestForm(requestFormInput: $input) { _id description fields { _id label choices } } }';
const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: RequestFormInput!) { updateRequestForm(_id: $id, version: $version, requestFormInput: $input) { version fields { _id label } } }';
const REMOVE = 'mutation ($id: ID!) { removeRequestForm(_id: $id) { _id } }';
const MINE =
  '{ studentRequestForms { _id title fields { _id kind label help required choices } } }';

const Created = z.object({
  createRequestForm: z.object({
    _id: z.string(),
    description: z.string().nullable(),
    fields: z.array(z.object({ _id: z.string(), label: z.string() })),
  }),
});
const Listed = z.object({
  requestForms: z.object({
    total: z.number(),
    items: z.array(
      z.object({ _id: z.string(), answerCount: z.number(), waitingCount: z.number() }),
    ),
  }),
});
const Mine = z.object({ studentRequestForms: z.array(z.object({ title: z.string() })) });
const refusalOf = async (client: TestClient, text: string, variables: object) => {
  const { errors } = await client.send(text, { ...variables });
  return errors?.[0]?.extensions;
};
const create = async (change: object = {}) => {
  const { createRequestForm } = await superadmin.read(Created, CREATE, {
    input: { ...input, ...change },
  });
  return createRequestForm;
};
const remove = (id: string) => superadmin.codeOf(REMOVE, { id });

describe('keeping forms', () => {
  it('lists them with what was asked for and waits, in one statement besides the session', async () => {
    expect((await superadmin.read(Listed, LIST, {})).requestForms).toEqual({
      total: 2,
      items: [
        expect.objectContaining({ _id: 'request-form-letter', answerCount: 2, waitingCount: 1 }),
        expect.objectContaining({ _id: 'request-form-room', answerCount: 1, waitingCount: 0 }),
      ],
    });
    const counted = await countStatements(app, () => superadmin.send(LIST));
    expect(counted).toBe(2);
  });

  it.each([
    [{ q: 'ROOM' }, 1],
    [{ q: '%' }, 0],
    [{ published: false }, 0],
    [{ published: true, q: 'letter' }, 1],
    [{ ids: ['request-form-room'] }, 1],
  ])('finds by %j', async (filter, total) => {
    expect((await superadmin.read(Listed, LIST, { filter })).requestForms.total).toBe(total);
  });

  it('adds, changes and removes one, each with its audit row', async () => {
    const { _id, description, fields } = await create();
    expect([description, fields.map(({ label }) => label)]).toEqual([null, ['Which day?']]);
    const first = { ...question, _id: fields[0]?._id, label: 'Which day of the week?' };
    const change = { id: _id, version: 1, input: { ...input, fields: [first] } };
    const Updated = z.object({
      updateRequestForm: z.object({
        version: z.number(),
        fields: z.array(z.object({ _id: z.string() })),
      }),
    });
    const { updateRequestForm } = await superadmin.read(Updated, UPDATE, change);
    expect(updateRequestForm).toEqual({ version: 2, fields: [{ _id: fields[0]?._id }] });
    expect(await superadmin.codeOf(UPDATE, change)).toBe('CONFLICT');
    expect(await remove(_id)).toBeUndefined();
    expect(await remove(_id)).toBe('NOT_FOUND');
    const audit = await app.services.database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, _id));
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'createRequestForm',
      'removeRequestForm',
      'updateRequestForm',
    ]);
  });

  it('does not remove a form by which something was asked for', async () => {
    expect(await refusalOf(superadmin, REMOVE, { id: 'request-form-letter' })).toMatchObject({
      code: 'CONFLICT',
      key: 'errors.requests.formInUse',
    });
  });

  it('puts what is wrong on the fields that it belongs to', async () => {
    const wrong = {
      ...input,
      title: ' ',
      fields: [{ ...question, choices: ['Monday'] }],
    };
    expect(await refusalOf(superadmin, CREATE, { input: wrong })).toMatchObject({
      code: 'INVALID',
      fields: { title: 'This field is required.' },
    });
    const oneChoice = { ...wrong, title: 'x' };
    expect(await refusalOf(superadmin, CREATE, { input: oneChoice })).toMatchObject({
      fields: { 'fields.0.choices': 'Enter at least two choices, all of them different.' },
    });
    const lost = { ...input, regionIds: ['region-atlantis'], groupIds: ['group-atlantis'] };
    expect(await refusalOf(superadmin, CREATE, { input: lost })).toMatchObject({
      fields: { regionIds: 'This value is not valid.', groupIds: 'This value is not valid.' },
    });
  });

  it.each(['student', 'manager', 'regionAdmin', 'admin', 'reportsAdmin'] as const)(
    'is refused to %s',
    async (persona) => {
      const person = await app.as(persona);
      expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
      expect(await person.codeOf(ONE)).toBe('FORBIDDEN');
      expect(await person.codeOf(CREATE, { input })).toBe('FORBIDDEN');
      expect(await person.codeOf(UPDATE, { id: 'x', version: 1, input })).toBe('FORBIDDEN');
      expect(await person.codeOf(REMOVE, { id: 'request-form-room' })).toBe('FORBIDDEN');
    },
  );

  it('is for people who are signed in', async () => {
    expect(await app.anonymous().codeOf(LIST)).toBe('UNAUTHENTICATED');
    expect(await app.anonymous().codeOf(MINE)).toBe('UNAUTHENTICATED');
    expect(await (await app.as('newcomer')).codeOf(MINE)).toBe('FORBIDDEN');
  });
});

describe('the forms of a person', () => {
  const offered = async (persona: PersonaKey) => {
    const { studentRequestForms } = await (await app.as(persona)).read(Mine, MINE);
    return studentRequestForms.some(({ title }) => title === input.title);
  };

  it.each<[string, object, PersonaKey[], PersonaKey[]]>([
    ['for everybody', {}, ['student', 'student2', 'graduate', 'facilitator'], []],
    ['not published', { published: false }, [], ['student', 'superadmin']],
    ['for students', { audiences: ['STUDENT'] }, ['student', 'student2'], ['graduate', 'admin']],
    ['for alumni', { audiences: ['ALUMNI'] }, ['graduate'], ['student', 'superadmin']],
    ['for admins', { audiences: ['ADMIN'] }, ['admin', 'regionAdmin'], ['student', 'manager']],
    ['for a region', { regionIds: ['region-cape-town'] }, ['student'], ['student2']],
    ['for a group', { groupIds: ['group-cape-town-1'] }, ['student'], ['student2']],
    [
      'for the facilitators of a region',
      { audiences: ['FACILITATOR'], regionIds: ['region-cape-town'] },
      ['facilitator'],
      ['student', 'student2'],
    ],
    [
      'for a region or a group of another one',
      { regionIds: ['region-berlin'], groupIds: ['group-cape-town-1'] },
      ['student'],
      [],
    ],
  ])('%s', async (_name, change, theirs, notTheirs) => {
    const { _id } = await create(change);
    for (const persona of theirs)
      expect([persona, await offered(persona)]).toEqual([persona, true]);
    for (const persona of notTheirs) {
      expect([persona, await offered(persona)]).toEqual([persona, false]);
    }
    expect(await remove(_id)).toBeUndefined();
  });

  it('are one statement besides the session', async () => {
    const student = await app.as('student');
    expect(await countStatements(app, () => student.send(MINE))).toBe(2);
  });
});

it('a former state of a form is told and comes back', async () => {
  const { _id } = await create();
  const changed = { ...input, title: 'Another title', fields: [{ ...question, label: 'New?' }] };
  await superadmin.codeOf(UPDATE, { id: _id, version: 1, input: changed });
  const History = z.object({
    recordHistory: z.object({
      items: z.array(
        z.object({ _id: z.string(), changes: z.array(z.object({ field: z.string() })) }),
      ),
    }),
  });
  const { recordHistory } = await superadmin.read(
    History,
    'query ($id: ID!) { recordHistory(resource: requestForms, _id: $id) { items { _id changes { field } } } }',
    { id: _id },
  );
  const [newest] = recordHistory.items;
  expect(newest?.changes.map(({ field }) => field)).toEqual(['title', 'fields']);
  const restore =
    'mutation ($id: ID!, $entryId: ID!) { restoreRecord(resource: requestForms, _id: $id, version: 2, entryId: $entryId) }';
  expect(await superadmin.codeOf(restore, { id: _id, entryId: newest?._id })).toBeUndefined();
  const Shown = z.object({
    requestForm: z.object({ title: z.string(), fields: z.array(z.object({ label: z.string() })) }),
  });
  const shown = await superadmin.read(
    Shown,
    'query ($id: ID!) { requestForm(_id: $id) { title fields { label } } }',
    { id: _id },
  );
  expect(shown.requestForm).toEqual({ title: input.title, fields: [{ label: 'Which day?' }] });
  expect(await remove(_id)).toBeUndefined();
});
