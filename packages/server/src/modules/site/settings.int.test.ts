import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { newestMails } from '../../mail/mail.repo.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { followSite } from './index.ts';

let app: TestApp;
let superadmin: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ ORGANISATION_NAME: 'Configured', DEFAULT_ALLOWED_ATTEMPTS: '7' });
  await followSite(app.services);
  superadmin = await app.as('superadmin');
  admin = await app.as('admin');
});
afterAll(() => app.close());

const READ =
  '{ siteSettings { version organisationName shortName defaultAllowedAttempts defaultLocale alumniRegionId contactEmail } }';
const UPDATE =
  'mutation ($version: Int!, $input: SiteSettingsInput!) { updateSiteSettings(version: $version, siteSettingsInput: $input) { version shortName helpUrl } }';
const input = (change: object = {}) => ({
  organisationName: 'Grace College',
  shortName: 'Grace',
  defaultAllowedAttempts: 3,
  defaultLocale: 'en',
  ...change,
});
const newcomer = {
  email: 'new.student@college.example',
  firstName: 'Nora',
  lastName: 'New',
  locale: 'en',
  regionIds: ['region-cape-town'],
  roles: ['user'],
  regionRoles: [],
  groupIds: [],
};
const Version = z.object({ siteSettings: z.object({ version: z.number() }) });
const save = async (change: object = {}) => {
  const { siteSettings } = await superadmin.read(Version, READ);
  return superadmin.send(UPDATE, { version: siteSettings.version, input: input(change) });
};
const locale = (change: object = {}) => ({
  name: 'German',
  label: 'Deutsch',
  position: 20,
  enabled: true,
  ...change,
});
const UPDATE_LOCALE =
  'mutation ($id: ID!, $version: Int!, $input: LocaleInput!) { updateLocale(_id: $id, version: $version, localeInput: $input) { version label enabled } }';

describe('the settings of the site', () => {
  it('win over the configuration once they are stored', async () => {
    const { data } = await superadmin.send(READ);
    expect(data).toMatchObject({
      siteSettings: { version: 1, organisationName: 'Lampstand Bible College' },
    });
    expect(app.services.site.current()).toMatchObject({
      defaultAllowedAttempts: 2,
      alumniRegionId: 'region-us-alumni',
    });
  });

  it('are read and changed by superadmins only', async () => {
    expect(await admin.codeOf(READ)).toBe('FORBIDDEN');
    expect(await admin.codeOf(UPDATE, { version: 1, input: input() })).toBe('FORBIDDEN');
    expect(await app.anonymous().codeOf(READ)).toBe('UNAUTHENTICATED');
  });

  it('reach every process at once, and the mails with them', async () => {
    expect((await save({ helpUrl: 'https://help.example/' })).errors).toBeUndefined();
    await vi.waitFor(() => {
      expect(app.services.site.current()).toMatchObject({
        name: 'Grace College',
        shortName: 'Grace',
        helpUrl: 'https://help.example/',
      });
    });
    await admin.send('mutation ($input: UserInput!) { createUser(userInput: $input) { _id } }', {
      input: newcomer,
    });
    const [mail] = await newestMails(app.services.database.db, 1);
    expect(mail?.html).toContain('Grace');
    expect(mail?.html).not.toContain('Lampstand');
  });

  it('give a new exam its attempts where its form says nothing', async () => {
    await save({ defaultAllowedAttempts: 5 });
    await vi.waitFor(() => expect(app.services.site.current().defaultAllowedAttempts).toBe(5));
    const exam = {
      courseId: 'course-bib101',
      title: 'Genesis',
      passMark: 70,
      openBook: false,
      published: false,
      items: [],
    };
    const { data } = await admin.send(
      'mutation ($input: ExamInput!) { createExam(examInput: $input) { allowedAttempts } }',
      { input: exam },
    );
    expect(data).toEqual({ createExam: { allowedAttempts: 5 } });
  });

  it('are not overwritten by who has read older ones', async () => {
    expect(await superadmin.codeOf(UPDATE, { version: 0, input: input() })).toBe('CONFLICT');
  });

  it.each([
    ['alumniRegionId', { alumniRegionId: 'region-nowhere' }],
    ['helpUrl', { helpUrl: 'javascript:alert(1)' }],
    ['contactEmail', { contactEmail: 'nobody' }],
  ])('say what is wrong at the field %s', async (field, change) => {
    const { errors } = await save(change);
    expect(JSON.stringify(errors?.[0]?.extensions.fields)).toContain(field);
  });

  it('tell who changed what, and put it back', async () => {
    await save({ shortName: 'Former' });
    await save({ shortName: 'Newer' });
    const History = z.object({
      recordHistory: z.object({
        version: z.number(),
        items: z.array(
          z.object({
            _id: z.string(),
            byName: z.string().nullable(),
            changes: z.array(z.object({ field: z.string(), before: z.string().nullable() })),
          }),
        ),
      }),
    });
    const { recordHistory } = await superadmin.read(
      History,
      '{ recordHistory(resource: siteSettings, _id: "site") { version items { _id byName changes { field before } } } }',
    );
    const [newest] = recordHistory.items;
    expect(newest?.changes).toEqual([{ field: 'shortName', before: '"Former"' }]);
    await superadmin.send(
      'mutation ($version: Int!, $entry: ID!) { restoreRecord(resource: siteSettings, _id: "site", version: $version, entryId: $entry) }',
      { version: recordHistory.version, entry: newest?._id },
    );
    const { data } = await superadmin.send(READ);
    expect(data).toMatchObject({ siteSettings: { shortName: 'Former' } });
  });
});

describe('the locales', () => {
  const OFFERED = '{ locales { _id name value label } }';
  const Offered = z.object({
    locales: z.array(
      z.object({ _id: z.string(), name: z.string(), value: z.string(), label: z.string() }),
    ),
  });
  const offered = async () => (await app.anonymous().read(Offered, OFFERED)).locales;

  it('are the thirteen of the product, with the names that the college gave them', async () => {
    const all = await offered();
    expect(all).toHaveLength(13);
    expect(all[0]).toEqual({ _id: 'en', name: 'English', value: 'en', label: 'English' });
    expect(all.find(({ _id }) => _id === 'es_MX')?.label).toBe('Español (Latinoamérica)');
  });

  it('that are switched off are offered to nobody, on no page', async () => {
    const off = { id: 'de_DE', version: 0, input: locale({ enabled: false }) };
    expect(await admin.codeOf(UPDATE_LOCALE, off)).toBe('FORBIDDEN');
    expect((await superadmin.send(UPDATE_LOCALE, off)).errors).toBeUndefined();
    expect((await offered()).map(({ _id }) => _id)).not.toContain('de_DE');
    await vi.waitFor(() => {
      const { locales } = app.services.site.current();
      expect(locales.map(({ code }) => code)).not.toContain('de_DE');
    });
    const refused = await save({ defaultLocale: 'de_DE' });
    expect(refused.errors?.[0]?.extensions.fields).toHaveProperty('defaultLocale');
    expect(await superadmin.codeOf(UPDATE_LOCALE, off)).toBe('CONFLICT');
  });

  it('that everybody needs are not switched off', async () => {
    for (const [id, change] of [
      ['en', {}],
      ['fr_FR', { defaultLocale: 'fr_FR' }],
    ] as const) {
      await save(change);
      const { errors } = await superadmin.send(UPDATE_LOCALE, {
        id,
        version: 0,
        input: locale({ enabled: false }),
      });
      expect(errors?.[0]?.extensions.fields).toHaveProperty('enabled');
    }
  });

  it('are listed for superadmins with those that are off, filtered and sorted', async () => {
    const { data } = await superadmin.send(
      '{ localeRecords(filter: { q: "chinese" }, sort: { field: name, order: DESC }) { total items { value enabled } } }',
    );
    expect(data).toEqual({
      localeRecords: {
        total: 2,
        items: [
          { value: 'ZHT', enabled: true },
          { value: 'ZHS', enabled: true },
        ],
      },
    });
    expect(await superadmin.codeOf('{ localeRecord(_id: "xx") { _id } }')).toBe('NOT_FOUND');
  });
});
