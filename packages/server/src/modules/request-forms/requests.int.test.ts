import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { newId } from '../../platform/id.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { requestFormAnswers, requestForms } from './request-forms.table.ts';
import { MOST_WAITING } from './requests.service.ts';

let app: TestApp;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  student = await app.as('student');
});
afterAll(() => app.close());

const LIST =
  'query ($filter: RequestFormAnswerFilter) { requestFormAnswers(filter: $filter) { total items { _id formTitle person { fullName } regions { name } answeredByName } } }';
const ONE = 'query ($id: ID!) { requestFormAnswer(_id: $id) { _id version } }';
const SUBMIT =
  'mutation ($id: ID!, $formId: ID!, $formVersion: Int!, $values: [RequestValueInput!]!) { submitRequestForm(_id: $id, formId: $formId, formVersion: $formVersion, values: $values) { _id status values { label value } } }';
const ANSWER =
  'mutation ($id: ID!, $version: Int!, $reply: RequestReplyInput!) { answerRequest(_id: $id, version: $version, requestReplyInput: $reply) { version status answeredByName } }';
const MINE = '{ myRequests { _id formTitle status reply } }';

const Submitted = z.object({
  submitRequestForm: z.object({
    _id: z.string(),
    status: z.string(),
    values: z.array(z.object({ label: z.string(), value: z.string().nullable() })),
  }),
});
const Listed = z.object({
  requestFormAnswers: z.object({ items: z.array(z.object({ _id: z.string() })) }),
});
const Mine = z.object({
  myRequests: z.array(
    z.object({ _id: z.string(), status: z.string(), reply: z.string().nullable() }),
  ),
});

const room = (change: object = {}) => ({
  id: `request-of-a-test-${newId()}`,
  formId: 'request-form-room',
  formVersion: 1,
  values: [
    { fieldId: 'room-reason', value: 'A meeting' },
    { fieldId: 'room-day', value: '2026-06-12' },
  ],
  ...change,
});
const listed = async (client: TestClient, filter: object = {}) =>
  (await client.read(Listed, LIST, { filter })).requestFormAnswers.items.map(({ _id }) => _id);
const refusalOf = async (client: TestClient, text: string, variables: object) =>
  (await client.send(text, { ...variables })).errors?.[0]?.extensions;
const { letterDone, letterNew, roomInWork } = {
  letterDone: 'request-letter-done-0001',
  letterNew: 'request-letter-new-00001',
  roomInWork: 'request-room-in-work-001',
};

describe('asking for something', () => {
  it('keeps what was answered, in the words of the form, once for the same id', async () => {
    const sent = room();
    const { submitRequestForm } = await student.read(Submitted, SUBMIT, sent);
    expect(submitRequestForm).toEqual({
      _id: sent.id,
      status: 'NEW',
      values: [
        { label: 'What do you need the room for?', value: 'A meeting' },
        { label: 'On which day?', value: '2026-06-12' },
      ],
    });
    expect(await student.read(Submitted, SUBMIT, sent)).toEqual({ submitRequestForm });
    const { myRequests } = await student.read(Mine, MINE);
    expect(myRequests.filter(({ _id }) => _id === sent.id)).toHaveLength(1);
    expect(myRequests[0]?._id).toBe(sent.id);
    const other = { ...sent, values: [{ fieldId: 'room-reason', value: 'Something else' }] };
    expect(await student.codeOf(SUBMIT, other)).toBe('CONFLICT');
    const audit = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, sent.id));
    expect(audit.map(({ action }) => action)).toEqual(['submitRequestForm']);
  });

  it('is one request when two calls come at the same moment', async () => {
    const sent = room();
    const codes = await Promise.all([student.codeOf(SUBMIT, sent), student.codeOf(SUBMIT, sent)]);
    expect(codes.filter((code) => code !== undefined && code !== 'CONFLICT')).toEqual([]);
    const rows = await app.services.database.db
      .select()
      .from(requestFormAnswers)
      .where(eq(requestFormAnswers._id, sent.id));
    expect(rows).toHaveLength(1);
  });

  it('tells of each field what is wrong with it', async () => {
    const values = [
      { fieldId: 'room-reason', value: ' ' },
      { fieldId: 'room-day', value: '2026-02-30' },
    ];
    expect(await refusalOf(student, SUBMIT, room({ values }))).toMatchObject({
      code: 'INVALID',
      fields: { 'room-reason': 'This field is required.', 'room-day': 'Enter a valid date.' },
    });
  });

  it('refuses a form that changed since it was read', async () => {
    expect(await refusalOf(student, SUBMIT, room({ formVersion: 7 }))).toMatchObject({
      code: 'CONFLICT',
      key: 'errors.requests.formChanged',
    });
  });

  it('finds no form that is not published, and no request of somebody else', async () => {
    const { db } = app.services.database;
    const hidden = eq(requestForms._id, 'request-form-room');
    await db.update(requestForms).set({ published: false }).where(hidden);
    expect(await student.codeOf(SUBMIT, room())).toBe('NOT_FOUND');
    await db.update(requestForms).set({ published: true }).where(hidden);
    expect(await student.codeOf(SUBMIT, room({ id: letterNew }))).toBe('NOT_FOUND');
    expect(await student.codeOf(SUBMIT, room({ id: 'short' }))).toBe('INVALID');
  });

  it('ends where too many requests of one person wait', async () => {
    const other = await app.as('facilitator');
    for (let sent = 0; sent < MOST_WAITING; sent += 1) {
      expect(await other.codeOf(SUBMIT, room())).toBeUndefined();
    }
    expect(await other.codeOf(SUBMIT, room())).toBe('LIMIT');
  });

  it('is for people who have accepted the terms', async () => {
    expect(await app.anonymous().codeOf(SUBMIT, room())).toBe('UNAUTHENTICATED');
    expect(await (await app.as('newcomer')).codeOf(SUBMIT, room())).toBe('FORBIDDEN');
    expect(await (await app.as('newcomer')).codeOf(MINE)).toBe('FORBIDDEN');
  });

  it('shows nobody the requests of others', async () => {
    const { myRequests } = await (await app.as('student2')).read(Mine, MINE);
    expect(myRequests.map(({ _id }) => _id)).toEqual([letterNew]);
    expect(await countStatements(app, () => student.send(MINE))).toBe(2);
  });
});

describe('answering', () => {
  it('is for the people of the own regions', async () => {
    const own = await app.as('regionAdmin');
    const others = await app.as('regionAdmin2');
    const [mine, theirs] = [await listed(own), await listed(others)];
    expect(mine).toContain(roomInWork);
    expect(mine).not.toContain(letterNew);
    expect(theirs).not.toContain(roomInWork);
    expect(await others.codeOf(ONE, { id: roomInWork })).toBe('NOT_FOUND');
    expect(await own.codeOf(ONE, { id: roomInWork })).toBeUndefined();
    const asked = { id: roomInWork, version: 1, reply: { status: 'DONE' } };
    expect(await others.codeOf(ANSWER, asked)).toBe('NOT_FOUND');
  });

  it.each([
    [{ status: 'IN_WORK' }, [roomInWork]],
    [{ formId: 'request-form-letter' }, [letterNew, letterDone]],
    [{ formId: 'request-form-letter', status: 'DONE' }, [letterDone]],
    [{ ids: [letterNew] }, [letterNew]],
    [{ formId: 'request-form-letter', regionId: 'region-cape-town' }, [letterDone]],
    [{ q: '%' }, []],
  ])('finds by %j', async (filter, ids) => {
    expect(await listed(await app.as('superadmin'), filter)).toEqual(ids);
  });

  it('is one statement for a page of the list', async () => {
    const admin = await app.as('regionAdmin');
    expect(await countStatements(app, () => admin.send(LIST))).toBe(2);
  });

  it('tells the person, and is refused on an older version', async () => {
    const admin = await app.as('regionAdmin');
    const reply = { status: 'REFUSED', reply: 'There is no room free.' };
    const asked = { id: roomInWork, version: 2, reply };
    expect(await admin.codeOf(ANSWER, asked)).toBeUndefined();
    expect(await admin.codeOf(ANSWER, asked)).toBe('CONFLICT');
    const { myRequests } = await student.read(Mine, MINE);
    expect(myRequests.find(({ _id }) => _id === roomInWork)).toMatchObject(reply);
    const Told = z.object({
      notifications: z.object({
        items: z.array(z.object({ description: z.string(), link: z.string().nullable() })),
      }),
    });
    const { notifications } = await student.read(
      Told,
      '{ notifications { items { description link } } }',
    );
    expect(notifications.items[0]).toEqual({
      description: 'Your request “Use of a room” was refused. The reason is written beside it.',
      link: '/student/links',
    });
    const audit = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, roomInWork));
    expect(audit.map(({ action }) => action)).toEqual(['answerRequest']);
  });

  it('gives a reason for a refusal', async () => {
    const asked = { id: letterNew, version: 1, reply: { status: 'REFUSED', reply: ' ' } };
    expect(await refusalOf(await app.as('superadmin'), ANSWER, asked)).toMatchObject({
      code: 'INVALID',
      fields: { reply: 'This field is required.' },
    });
  });

  it.each(['student', 'facilitator', 'manager', 'reportsAdmin'] as const)(
    'is refused to %s',
    async (persona) => {
      const person = await app.as(persona);
      expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
      expect(await person.codeOf(ONE, { id: letterDone })).toBe('FORBIDDEN');
      const asked = { id: letterDone, version: 1, reply: { status: 'DONE' } };
      expect(await person.codeOf(ANSWER, asked)).toBe('FORBIDDEN');
    },
  );
});
