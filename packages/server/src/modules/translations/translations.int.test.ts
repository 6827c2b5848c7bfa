import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { followPublishedTexts } from './index.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  await followPublishedTexts(app.services);
  admin = await app.as('admin');
});
afterAll(() => app.close());

const Texts = z.object({
  translations: z.array(z.object({ id: z.string(), defaultMessage: z.string() })),
});
const Entries = z.object({
  translationEntries: z.object({
    total: z.number(),
    areas: z.array(z.string()),
    items: z.array(
      z.object({
        _id: z.string(),
        id: z.string(),
        english: z.string(),
        read: z.string(),
        bundled: z.string(),
        text: z.string().nullable(),
        publishedText: z.string().nullable(),
        status: z.string(),
        missing: z.boolean(),
        version: z.number(),
      }),
    ),
  }),
});
const Publications = z.array(
  z.object({
    _id: z.string(),
    number: z.number(),
    changed: z.number(),
    rolledBackTo: z.number().nullable(),
  }),
);

const entries = async (filter: object, page = { page: 1, perPage: 50 }) =>
  (
    await admin.read(
      Entries,
      `query ($filter: TranslationEntryFilter, $page: PageInput) { translationEntries(filter: $filter, page: $page)
        { total areas items { _id id english read bundled text publishedText status missing version } } }`,
      { filter, page },
    )
  ).translationEntries;

const textsFor = async (client: TestClient, locale: string) =>
  Object.fromEntries(
    (
      await client.read(
        Texts,
        'query ($locale: String!) { translations(locale: $locale) { id defaultMessage } }',
        {
          locale,
        },
      )
    ).translations.map(({ id, defaultMessage }) => [id, defaultMessage]),
  );

const SAVE =
  'mutation ($input: TranslationInput!) { saveTranslation(translationInput: $input) { version status } }';
const save = (_id: string, text: string | null, version: number, client = admin) =>
  client.send(SAVE, { input: { _id, text, version } });
const PUBLISH =
  'mutation ($locale: String!) { publishTranslations(locale: $locale) { _id number changed rolledBackTo } }';
const ROLL_BACK =
  'mutation ($id: ID!) { rollBackTranslations(_id: $id) { _id number changed rolledBackTo } }';

async function publish(locale: string) {
  const answer = await admin.send(PUBLISH, { locale });
  expect(answer.errors).toBeUndefined();
  return Publications.parse(answer.data?.['publishTranslations']);
}

const fault = async (answer: ReturnType<typeof save>) => (await answer).errors?.[0]?.extensions;

describe("the college's own texts", () => {
  it('stay a draft until they are published, then win everywhere at once', async () => {
    expect((await save('de_DE:errors.loginFailed', 'Das passt nicht zusammen.', 0)).errors).toBe(
      undefined,
    );
    expect(await textsFor(app.anonymous(), 'de_DE')).toEqual({});

    const [publication] = await publish('de_DE');
    expect(publication).toMatchObject({ number: 1, changed: 1, rolledBackTo: null });
    expect(await textsFor(app.anonymous(), 'de_DE')).toEqual({
      'errors.loginFailed': 'Das passt nicht zusammen.',
    });
    expect(await textsFor(app.anonymous(), 'en')).toEqual({});
    await vi.waitFor(() => {
      expect(app.services.translators.get('de_DE')('errors.loginFailed')).toBe(
        'Das passt nicht zusammen.',
      );
    });
  });

  it('go back to those of an earlier publication, and drafts of other messages stay', async () => {
    await save('fr_FR:common.save', 'Garder', 0);
    const [first] = await publish('fr_FR');
    await save('fr_FR:common.save', 'Conserver', 1);
    await save('fr_FR:common.cancel', 'Laisser', 0);
    await publish('fr_FR');
    await save('fr_FR:common.close', 'Terminer', 0);

    const answer = await admin.send(ROLL_BACK, { id: first?._id });
    const after = Publications.parse(answer.data?.['rollBackTranslations']);
    expect(after.map(({ number, rolledBackTo }) => [number, rolledBackTo])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect(await textsFor(app.anonymous(), 'fr_FR')).toEqual({ 'common.save': 'Garder' });
    const { items } = await entries({ writeLocale: 'fr_FR', status: 'DRAFT' });
    expect(items.map(({ id, text }) => [id, text])).toEqual([['common.close', 'Terminer']]);
    expect(
      (await admin.send(ROLL_BACK, { id: after[0]?._id })).errors?.[0]?.extensions,
    ).toMatchObject({
      code: 'INVALID',
      key: 'errors.translations.nothingToPublish',
    });
  });

  it('are taken away by an empty text', async () => {
    await save('it_IT:common.save', 'Conserva', 0);
    await publish('it_IT');
    await save('it_IT:common.save', '', 1);
    expect((await entries({ writeLocale: 'it_IT', status: 'DRAFT' })).total).toBe(1);
    await publish('it_IT');
    expect(await textsFor(app.anonymous(), 'it_IT')).toEqual({});
  });

  it.each([
    [
      'with a brace that never closes',
      'Willkommen {organisation',
      'errors.translations.unreadable',
    ],
    ['without its value', 'Willkommen', 'errors.translations.values'],
  ])('are refused %s, on the field', async (_how, text) => {
    const extensions = await fault(save('de_DE:account.welcome', text, 0));
    expect(extensions).toMatchObject({ code: 'INVALID' });
    expect(Object.keys(extensions?.fields ?? {})).toEqual(['text']);
  });

  it('are not overwritten by somebody who has seen an older one', async () => {
    await save('nl_NL:common.save', 'Bewaren', 0);
    expect(await fault(save('nl_NL:common.save', 'Vastleggen', 0))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await fault(save('nl_NL:common.save', 'Vastleggen', 1))).toBeUndefined();
  });

  it('belong to messages and locales that exist', async () => {
    expect(await fault(save('de_DE:common.nothing', 'x', 0))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await fault(save('xx:common.save', 'x', 0))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await fault(admin.send(PUBLISH, { locale: 'xx' }))).toMatchObject({ code: 'INVALID' });
  });

  it('are published by those who look after the whole college only', async () => {
    const regionAdmin = await app.as('regionAdmin');
    expect(await fault(save('pl_PL:common.save', 'Zachowaj', 0, regionAdmin))).toBeUndefined();
    expect(await fault(regionAdmin.send(PUBLISH, { locale: 'pl_PL' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('the list of messages', () => {
  it('shows both languages, finds words in each, and pages', async () => {
    const { items, total } = await entries({
      readLocale: 'de_DE',
      writeLocale: 'hu_HU',
      q: 'speichern',
      area: 'common',
    });
    expect(total).toBeGreaterThan(0);
    expect(items.find(({ id }) => id === 'common.save')).toMatchObject({
      _id: 'hu_HU:common.save',
      english: 'Save',
      read: 'Speichern',
      bundled: 'Mentés',
      status: 'BUNDLED',
      missing: false,
    });
    const all = await entries({}, { page: 1, perPage: 10 });
    const next = await entries({}, { page: 2, perPage: 10 });
    expect(all.items).toHaveLength(10);
    expect(all.areas).toContain('mail.reset');
    expect(next.items[0]?.id).not.toBe(all.items[0]?.id);
    expect(await entries({}, { page: 1, perPage: 1001 }).catch(String)).toMatch('1,000');
  });

  it('counts a text that is the same as in English as missing', async () => {
    await save('uk_UA:common.close', 'Close', 0);
    const { items } = await entries({ writeLocale: 'uk_UA', missing: true });
    expect(items.map(({ id }) => id)).toContain('common.close');
    expect(items.map(({ id }) => id)).not.toContain('common.save');
  });
});
