import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { logitGroups, logits } from '../../platform/audit.table.ts';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { REPEAT_SECONDS, REPORTS } from '../throttle/index.ts';
import { throttle } from '../throttle/throttle.table.ts';
import { MOST_BYTES } from './logits.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SHARED_ADDRESSES: '198.51.100.7' });
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(throttle));

const rowsOf = (action: string) =>
  app.services.database.db.select().from(logits).where(eq(logits.action, action));
const from = (address: string) => Object.assign(app.anonymous(), { address });

/** Reports so many different things. @returns the codes of the answers. */
async function reportOften(
  times: number,
  action: string,
  browser: ReturnType<TestApp['anonymous']>,
) {
  const codes = [];
  for (let each = 0; each < times; each += 1) {
    const input = { action, type: 'info', payload: `${action} ${each}` };
    codes.push(await browser.codeOf(REPORT, { input }));
  }
  return codes;
}

const REPORT = 'mutation ($input: LogitInput!) { insertLogit(logitInput: $input) }';

describe('reports of the apps', () => {
  it('belong to the person of the session, whoever the browser claims to be', async () => {
    const student = await app.as('student');
    const input = { userId: personaId('superadmin'), action: 'crash', type: 'error', payload: 'x' };
    expect(await student.codeOf(REPORT, { input })).toBeUndefined();
    expect(await app.services.database.db.select().from(logits)).toMatchObject([
      { userId: personaId('student'), action: 'crash', type: 'error', payload: 'x' },
    ]);
  });

  it('are bounded in size', async () => {
    const input = { action: 'crash', type: 'error', payload: 'x'.repeat(20_001) };
    expect(await app.anonymous().codeOf(REPORT, { input })).toBe('INVALID');
    const long = { action: 'long', type: 'error', payload: 'é'.repeat(8000) };
    expect(await app.anonymous().codeOf(REPORT, { input: long })).toBeUndefined();
    const [kept] = await rowsOf('long');
    expect(Buffer.byteLength(kept?.payload ?? '')).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('reports without end', () => {
  afterAll(async () => {
    await app.services.database.db.delete(logits);
    await app.services.database.db.delete(logitGroups);
  });

  it('are refused to a stranger’s browser, and to nobody else', async () => {
    const codes = await reportOften(REPORTS.browser + 3, 'flood', from('203.0.113.9'));
    expect(codes.indexOf('LIMIT')).toBe(REPORTS.browser);
    expect(await rowsOf('flood')).toHaveLength(REPORTS.browser);
    expect(await reportOften(1, 'flood', from('203.0.113.10'))).toEqual([undefined]);
    expect(await reportOften(1, 'flood', await app.as('student'))).toEqual([undefined]);
    expect(await reportOften(REPORTS.browser, 'campus', from('198.51.100.7'))).not.toContain(
      'LIMIT',
    );
  });

  it('are refused to an address that calls itself another browser each time', async () => {
    const codes = [];
    for (let each = 0; each <= REPORTS.address; each += 1) {
      const browser = Object.assign(from('203.0.113.9'), { userAgent: `Browser ${each}` });
      codes.push(...(await reportOften(1, `agent ${each}`, browser)));
    }
    expect(codes.indexOf('LIMIT')).toBe(REPORTS.address);
  });

  it('are refused to a person, later than to a stranger', async () => {
    const codes = await reportOften(REPORTS.person + 1, 'mine', await app.as('student'));
    expect(codes.indexOf('LIMIT')).toBe(REPORTS.person);
  });

  it('are kept once where they say the same, and counted', async () => {
    const input = { action: 'crash', type: 'error', payload: '{"message":"again and again"}' };
    const browser = from('203.0.113.9');
    for (let each = 0; each < 5; each += 1) {
      expect(await browser.codeOf(REPORT, { input })).toBeUndefined();
    }
    const { db } = app.services.database;
    const again = eq(logitGroups.message, 'again and again');
    const [group] = await db.select().from(logitGroups).where(again);
    expect(group?.count).toBe(5);
    const ofGroup = eq(logits.groupId, group?._id ?? '');
    expect(await db.select().from(logits).where(ofGroup)).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (REPEAT_SECONDS + 1) * 1000 });
    expect(await browser.codeOf(REPORT, { input })).toBeUndefined();
    vi.useRealTimers();
    expect(await db.select().from(logits).where(ofGroup)).toHaveLength(2);
  });
});

const LIST =
  'query ($filter: LogitFilter, $sort: LogitSort) { logits(filter: $filter, sort: $sort) { total items { _id source userId userName action type entity entityId payload } } }';
const Logits = z.object({
  logits: z.object({
    total: z.number(),
    items: z.array(
      z.object({
        _id: z.string(),
        source: z.string(),
        userName: z.string().nullable(),
        action: z.string(),
        type: z.string(),
        entity: z.string().nullable(),
        entityId: z.string().nullable(),
        payload: z.string().nullable(),
      }),
    ),
  }),
});
const Groups = z.object({
  logitGroups: z.object({
    items: z.array(z.object({ _id: z.string(), message: z.string(), count: z.number() })),
  }),
});
const crash = (path: string, message: string) => ({
  input: { action: 'crash', type: 'error', payload: JSON.stringify({ path, message }) },
});

describe('the log of actions and crashes', () => {
  it('groups crashes by what they said, and finds the reports of a group', async () => {
    const student = await app.as('student');
    await student.send(REPORT, crash('/student/courses/c-9', 'x is not a function'));
    await student.send(REPORT, crash('/dashboard', 'x is not a function\nat y'));
    const superadmin = await app.as('superadmin');
    const { logitGroups: groups } = await superadmin.read(
      Groups,
      '{ logitGroups(sort: { field: count, order: DESC }) { items { _id message count } } }',
    );
    expect(groups.items[0]).toMatchObject({ message: 'x is not a function', count: 2 });
    const groupId = groups.items[0]?._id;
    const { logits: found } = await superadmin.read(Logits, LIST, {
      filter: { source: 'REPORT', groupId },
    });
    expect(found.total).toBe(2);
    const { logits: ofCourse } = await superadmin.read(Logits, LIST, {
      filter: { source: 'REPORT', recordId: 'c-9' },
    });
    expect(ofCourse.items).toMatchObject([{ entity: 'course', entityId: 'c-9', type: 'error' }]);
  });

  it('keeps and shows no secrets', async () => {
    const secret = 'S3cret-of-the-link';
    await app.anonymous().send(REPORT, crash(`/reset-password/${secret}`, `token=${secret}`));
    const rows = await app.services.database.db.select().from(logits);
    expect(JSON.stringify(rows)).not.toContain(secret);
    await app.services.database.db.insert(logits).values({
      _id: 'old',
      at: app.clock.now().toISOString(),
      action: 'crash',
      type: 'error',
      payload: JSON.stringify({ password: secret }),
    });
    const superadmin = await app.as('superadmin');
    const answer = await superadmin.send(LIST, { filter: { source: 'REPORT' } });
    expect(JSON.stringify(answer)).not.toContain(secret);
    const actions = await superadmin.send(LIST, { filter: { source: 'ACTION' } });
    expect(JSON.stringify(actions)).not.toMatch(/argon2|[0-9a-f]{64}/i);
  });

  it('tells who did what to which record, by any filter', async () => {
    const superadmin = await app.as('superadmin');
    const id = personaId('student');
    await superadmin.send(`mutation { sendAccountMail(userId: "${id}", kind: RESET) }`);
    const filters = [
      { recordId: id },
      { userId: personaId('superadmin') },
      { action: 'sendAccountMail' },
      { type: 'user' },
      { q: 'superadmin@' },
      { after: '2000-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' },
    ];
    for (const filter of filters) {
      const { logits: found } = await superadmin.read(Logits, LIST, { filter });
      expect(found.items.map(({ action }) => action)).toContain('sendAccountMail');
    }
    const { logits: none } = await superadmin.read(Logits, LIST, {
      filter: { until: '2000-01-01T00:00:00.000Z' },
    });
    expect(none.total).toBe(0);
    const actions = z.object({ logitActions: z.array(z.string()) });
    const { logitActions } = await superadmin.read(actions, '{ logitActions }');
    expect(logitActions).toEqual(expect.arrayContaining(['crash', 'sendAccountMail']));
  });

  it('shows one entry, and is closed to everybody else', async () => {
    const superadmin = await app.as('superadmin');
    const { logits: found } = await superadmin.read(Logits, LIST, { filter: {} });
    const one = `{ logit(source: ACTION, _id: "${found.items[0]?._id}") { action payload } }`;
    expect(await superadmin.codeOf(one)).toBeUndefined();
    expect(await superadmin.codeOf('{ logit(source: REPORT, _id: "none") { _id } }')).toBe(
      'NOT_FOUND',
    );
    const admin = await app.as('admin');
    for (const query of [one, LIST, '{ logitGroups { total } }', '{ logitActions }']) {
      expect(await admin.codeOf(query)).toBe('FORBIDDEN');
    }
  });
});
