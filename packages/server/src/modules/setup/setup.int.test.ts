import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../jobs.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import { outboxOnly } from '../../platform/mailer.ts';
import { sha256 } from '../../platform/sha256.ts';
import { hashToken } from '../../platform/token.ts';
import { linkTo } from '../../testing/account-links.ts';
import { refusalOf } from '../../testing/exam-room.ts';
import { createEmptyApp, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../identity/identity.table.ts';
import { throttle } from '../throttle/throttle.table.ts';
import { regions } from '../regions/regions.table.ts';
import { followSite } from '../site/index.ts';
import { newSetupLink } from './index.ts';
import { setupLinks } from './setup.table.ts';

const OPEN =
  'mutation ($secret: String!) { openSetup(secret: $secret) { baseCurrency mailFrom fileStore currencies { value decimals } } }';
const COMPLETE =
  'mutation ($secret: String!, $input: SetupInput!) { completeSetup(secret: $secret, setupInput: $input) }';
const MAIL =
  'mutation ($secret: String!, $email: String!) { trySetupMail(secret: $secret, email: $email) { outcome problem detail } }';
const FILES =
  'mutation ($secret: String!) { trySetupFiles(secret: $secret) { outcome problem detail } }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id roles regionIds locale } }';
const DEAD = { code: 'INVALID', key: 'errors.tokenInvalid' };

const password = sha256('a long password of the dean');
const superadmin = {
  email: 'Dean@Grace.example',
  firstName: 'Ruth',
  lastName: 'Wanjiru',
  password,
};
const nairobi = {
  name: 'Nairobi',
  slug: 'Nairobi',
  country: 'KEN',
  zone: 'AFRICA',
  type: 'LAMPSTAND_CAMPUS',
  currency: 'KES',
  timeZone: 'Africa/Nairobi',
};
const input = {
  organisationName: 'Grace Bible College',
  shortName: 'Grace',
  defaultLocale: 'fr_FR',
  locales: ['fr_FR', 'de_DE'],
  currencies: ['KES'],
  regions: [nairobi],
  superadmin,
};

let app: TestApp;
beforeEach(async () => {
  app = await createEmptyApp();
});
afterEach(() => app.close());

async function secretOf(former: 'kept' | 'ended' = 'kept'): Promise<string> {
  const link = await newSetupLink(app.services, former);
  return link?.split('/').at(-1) ?? 'none';
}
const complete = async (secret: string, change: object = {}) =>
  app.anonymous().send(COMPLETE, { secret, input: { ...input, ...change } });
const open = async (secret: string) => refusalOf(await app.anonymous().send(OPEN, { secret }));

describe('a link to the set-up', () => {
  it('opens the college that has nobody, and is kept as a hash', async () => {
    const link = await newSetupLink(app.services, 'kept');
    expect(link).toMatch(/^http:\/\/localhost:4000\/setup\/[\w-]{43}$/);
    const secret = link?.split('/').at(-1) ?? '';
    const { data } = await app.anonymous().send(OPEN, { secret });
    expect(data?.openSetup).toMatchObject({ baseCurrency: 'USD', fileStore: 'local' });
    const rows = await app.services.database.db.select().from(setupLinks);
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(secret)]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is one of several where several processes start, until somebody asks for a new one', async () => {
    const [one, other] = [await secretOf(), await secretOf()];
    expect([await open(one), await open(other)]).toEqual([undefined, undefined]);
    const newest = await secretOf('ended');
    expect([await open(one), await open(other)]).toEqual([DEAD, DEAD]);
    expect(await open(newest)).toBeUndefined();
  });

  it('that is wrong, too old or used is told the same', async () => {
    const secret = await secretOf();
    expect(await open('x'.repeat(43))).toEqual(DEAD);
    app.clock.advance(24 * 60 * 60 * 1000);
    expect(await open(secret)).toEqual(DEAD);
    const newest = await secretOf();
    expect((await complete(newest)).errors).toBeUndefined();
    expect(await open(newest)).toEqual(DEAD);
    expect(refusalOf(await complete(newest))).toEqual(DEAD);
    const mail = await app.anonymous().send(MAIL, { secret: newest, email: 'x@grace.example' });
    const files = await app.anonymous().send(FILES, { secret: newest });
    expect([refusalOf(mail), refusalOf(files)]).toEqual([DEAD, DEAD]);
  });

  it('is not to be guessed: the address that tries is stopped', async () => {
    const stranger = Object.assign(app.anonymous(), { address: '203.0.113.9' });
    const codes = [];
    for (let each = 0; each < 9; each += 1) {
      codes.push(refusalOf(await stranger.send(OPEN, { secret: 'x'.repeat(43) }))?.code);
    }
    expect(codes.at(-1)).toBe('LIMIT');
  });

  it('is not made once there is somebody', async () => {
    await complete(await secretOf());
    expect(await newSetupLink(app.services, 'kept')).toBeUndefined();
    expect(await newSetupLink(app.services, 'ended')).toBeUndefined();
  });
});

describe('the set-up', () => {
  it('writes the whole college in one transaction, with its audit', async () => {
    await followSite(app.services);
    const browser = app.anonymous();
    expect(
      (await browser.send(COMPLETE, { secret: await secretOf(), input })).errors,
    ).toBeUndefined();
    const entered = await browser.send(LOGIN, { email: 'dean@grace.example', password });
    expect(entered.data?.loginWithPassword).toMatchObject({
      roles: expect.arrayContaining(['superadmin']),
      locale: 'en',
    });
    await browser.send('mutation { acceptTerms { _id } }');
    const { data } = await browser.send(
      '{ siteSettings { version organisationName shortName defaultLocale } locales { _id } currencies { value decimals } regions { items { name slug currency timeZone addressCountry zone type } } }',
    );
    expect(data).toMatchObject({
      siteSettings: { version: 1, organisationName: 'Grace Bible College', defaultLocale: 'fr_FR' },
      locales: [{ _id: 'en' }, { _id: 'de_DE' }, { _id: 'fr_FR' }],
      currencies: [
        { value: 'KES', decimals: 2 },
        { value: 'USD', decimals: 2 },
      ],
      regions: { items: [{ slug: 'Nairobi', addressCountry: 'KEN', zone: 'AFRICA' }] },
    });
    const audit = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'completeSetup'));
    const entities = new Set(audit.map(({ entity }) => entity));
    expect([...entities].toSorted()).toEqual([
      'currency',
      'locale',
      'region',
      'siteSettings',
      'user',
    ]);
    expect(JSON.stringify(audit)).not.toContain('argon2');
    expect(JSON.stringify(audit)).not.toContain(password);
  });

  it('happens once, however many come at the same time', async () => {
    const secrets = [await secretOf(), await secretOf(), await secretOf()];
    const calls = secrets.flatMap((secret, at) => [0, 1].map((again) => ({ secret, at, again })));
    const answers = await Promise.all(
      calls.map(({ again, at, secret }) =>
        complete(secret, {
          superadmin: { ...superadmin, email: `dean${at}${again}@grace.example` },
        }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors)) {
      expect(refusalOf(answer)).toEqual(DEAD);
    }
    const { db } = app.services.database;
    expect(await db.select().from(users)).toHaveLength(1);
    expect(await db.select().from(regions)).toHaveLength(1);
    expect(await db.select().from(setupLinks)).toEqual([]);
  });

  it('says what is wrong at its field, and writes nothing', async () => {
    const secret = await secretOf();
    const fieldsOf = async (change: object) =>
      Object.keys((await complete(secret, change)).errors?.[0]?.extensions.fields ?? {}).toSorted();
    expect(await fieldsOf({ shortName: ' ', locales: ['xx'], currencies: ['XAU'] })).toEqual([
      'currencies.0',
      'locales.0',
      'shortName',
    ]);
    expect(await fieldsOf({ defaultLocale: 'uk_UA' })).toEqual(['defaultLocale']);
    expect(
      await fieldsOf({ superadmin: { ...superadmin, email: 'nobody', lastName: '' } }),
    ).toEqual(['superadmin.email', 'superadmin.lastName']);
    const region = { ...nairobi, slug: 'no slug', timeZone: 'Nowhere/There', country: 'XXX' };
    expect(await fieldsOf({ superadmin: { ...superadmin, firstName: 'x.com' } })).toEqual([
      'superadmin.firstName',
    ]);
    expect(await fieldsOf({ superadmin: { ...superadmin, password: sha256('') } })).toEqual([
      'superadmin.password',
    ]);
    expect(await fieldsOf({ regions: [region, { ...nairobi, currency: 'EUR' }] })).toEqual([
      'regions.0.country',
      'regions.0.slug',
      'regions.0.timeZone',
    ]);
    expect(await fieldsOf({ regions: [nairobi, { ...nairobi, currency: 'EUR' }] })).toEqual([
      'regions.1.currency',
      'regions.1.slug',
    ]);
    expect(await fieldsOf({ regions: [] })).toEqual(['regions']);
    expect(await app.services.database.db.select().from(users)).toEqual([]);
    expect(await open(secret)).toBeUndefined();
  });
});

describe('trying mail and files', () => {
  const tryMail = async (secret: string) => {
    const Answer = z.object({
      trySetupMail: z.object({
        outcome: z.string(),
        problem: z.string().nullable(),
        detail: z.string().nullable(),
      }),
    });
    const variables = { secret, email: 'dean@grace.example' };
    return (await app.anonymous().read(Answer, MAIL, variables)).trySetupMail;
  };

  it('sends a mail at once, or says that mails stay in the outbox', async () => {
    const secret = await secretOf();
    expect(await tryMail(secret)).toMatchObject({ outcome: 'DONE' });
    expect(app.sent.at(-1)).toMatchObject({
      to: 'dean@grace.example',
      subject: 'A mail to try out',
    });
    expect(app.sent.at(-1)?.plain).not.toContain(secret);
    Object.assign(app.services, { mailer: outboxOnly });
    expect(await tryMail(secret)).toMatchObject({ outcome: 'OUTBOX' });
  });

  it('tells in words what the mail server said', async () => {
    const refusal = Object.assign(new Error('Invalid login'), {
      code: 'EAUTH',
      response: '535 no',
    });
    const mailer = { delivers: true, send: () => Promise.reject(refusal) };
    Object.assign(app.services, { mailer });
    expect(await tryMail(await secretOf())).toEqual({
      outcome: 'FAILED',
      problem: 'The mail server refuses the login. Check user name and password in SMTP_URL.',
      detail: '535 no',
    });
  });

  it('writes, reads and removes a file, and says what went wrong', async () => {
    const secret = await secretOf();
    const { files } = app.services;
    const tried = await app.anonymous().send(FILES, { secret });
    expect(tried.data?.trySetupFiles).toEqual({ outcome: 'DONE', problem: null, detail: null });
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    Object.assign(app.services, { files: { ...files, write: () => Promise.reject(full) } });
    const failed = await app.anonymous().send(FILES, { secret });
    expect(failed.data?.trySetupFiles).toMatchObject({
      outcome: 'FAILED',
      problem: 'There is no space left where files are kept.',
      detail: 'no space left on device',
    });
  });
});

describe('a college that was just set up', () => {
  const first = async () => {
    const browser = app.anonymous();
    await browser.send(COMPLETE, { secret: await secretOf(), input });
    await browser.send(LOGIN, { email: 'dean@grace.example', password });
    await browser.send('mutation { acceptTerms { _id } }');
    return browser;
  };

  it('runs every job without a fault', async () => {
    await first();
    for (const job of jobs.filter(({ cron }) => cron !== undefined)) {
      await expect(job.run({}, app.services)).resolves.toBeUndefined();
    }
  });

  it('takes a group and a student, who comes in by the mail', async () => {
    const dean = await first();
    const Place = z.object({
      regions: z.object({ items: z.array(z.object({ _id: z.string() })).length(1) }),
    });
    const { regions: found } = await dean.read(Place, '{ regions { items { _id } } }');
    const regionId = found.items[0]?._id;
    const Group = z.object({ createGroup: z.object({ _id: z.string() }) });
    const { createGroup } = await dean.read(
      Group,
      'mutation ($input: GroupInput!) { createGroup(groupInput: $input) { _id } }',
      {
        input: {
          name: 'First',
          regionId,
          year: 1,
          term: 'Spring',
          kind: 'CAMPUS',
          archived: false,
          startsOn: '2026-03-01',
          endsOn: '2026-12-01',
          studentIds: [],
          facilitatorIds: [],
        },
      },
    );
    const student = {
      email: 'first.student@grace.example',
      firstName: 'Amos',
      lastName: 'Otieno',
      locale: 'en',
      regionIds: [regionId],
      roles: ['user'],
      regionRoles: [],
      groupIds: [createGroup._id],
    };
    const made = await dean.send(
      'mutation ($input: UserInput!) { createUser(userInput: $input) { _id } }',
      { input: student },
    );
    expect(made.errors).toBeUndefined();
    const token = await linkTo(app, 'enroll-account', student.email);
    const newPassword = sha256('a password of the student');
    await app
      .anonymous()
      .send(
        'mutation ($token: String!, $newPassword: String!) { enrollAccount(token: $token, newPassword: $newPassword) }',
        { token, newPassword },
      );
    const browser = app.anonymous();
    const entered = await browser.send(LOGIN, { email: student.email, password: newPassword });
    expect(entered.data?.loginWithPassword).toMatchObject({
      roles: ['user'],
      regionIds: [regionId],
    });
  });
});

describe('a college with people', () => {
  let full: TestApp;
  afterAll(() => full.close());

  it('is never set up again, not even by a link that is still stored', async () => {
    full = await createTestApp();
    const { database } = full.services;
    await database.db.delete(throttle);
    expect(await newSetupLink(full.services, 'kept')).toBeUndefined();
    const now = full.clock.now();
    await database.db.insert(setupLinks).values({
      tokenHash: hashToken('left over'),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 1000).toISOString(),
    });
    const answer = await full.anonymous().send(OPEN, { secret: 'left over' });
    expect(refusalOf(answer)).toEqual(DEAD);
  });
});
