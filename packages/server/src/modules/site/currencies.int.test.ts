import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let superadmin: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  superadmin = await app.as('superadmin');
  admin = await app.as('admin');
});
afterAll(() => app.close());

const UPDATE =
  'mutation ($id: ID!, $version: Int!, $input: CurrencyInput!) { updateCurrency(_id: $id, version: $version, currencyInput: $input) { version enabled } }';
const CREATE =
  'mutation ($input: CurrencyInput!) { createCurrency(currencyInput: $input) { _id } }';
const REMOVE = 'mutation ($id: ID!) { removeCurrency(_id: $id) { _id } }';
const currency = (value: string, change: object = {}) => ({
  value,
  label: value,
  decimals: 2,
  enabled: true,
  ...change,
});

describe('currencies', () => {
  it('are offered to everybody who is signed in, by their labels, those that are off to nobody', async () => {
    const Options = z.object({
      currencies: z.array(z.object({ label: z.string(), value: z.string(), decimals: z.number() })),
    });
    const student = await app.as('student');
    const { currencies } = await student.read(Options, '{ currencies { label value decimals } }');
    expect(currencies).toContainEqual({ label: 'Japanese yen', value: 'JPY', decimals: 0 });
    expect(currencies.map(({ value }) => value)).not.toContain('HUF');
    expect(await app.anonymous().codeOf('{ currencies { value } }')).toBe('UNAUTHENTICATED');
  });

  it('are kept by superadmins', async () => {
    expect(await admin.codeOf('{ currencyRecords { total } }')).toBe('FORBIDDEN');
    expect(await admin.codeOf(CREATE, { input: currency('CHF') })).toBe('FORBIDDEN');
    const { data } = await superadmin.send(
      '{ currencyRecords(filter: { q: "rand" }) { total items { value regionCount rateCount } } }',
    );
    expect(data).toEqual({
      currencyRecords: { total: 1, items: [{ value: 'ZAR', regionCount: 1, rateCount: 26 }] },
    });
  });

  it('have a code once, which never changes, and decimals that stay while they are in use', async () => {
    const twice = await superadmin.send(CREATE, { input: currency('EUR') });
    expect(twice.errors?.[0]?.extensions.fields).toHaveProperty('value');
    const change = (input: object) =>
      superadmin.send(UPDATE, { id: 'currency-eur', version: 1, input });
    const other = await change(currency('CHF'));
    expect(other.errors?.[0]?.extensions.fields).toHaveProperty('value');
    const decimals = await change(currency('EUR', { decimals: 3 }));
    expect(decimals.errors?.[0]?.extensions.fields).toHaveProperty('decimals');
  });

  it('that are in use are not removed, and say by what', async () => {
    const { errors } = await superadmin.send(REMOVE, { id: 'currency-eur' });
    expect(errors?.[0]?.message).toMatch(/1 regions, \d+ people, 26 rates/);
    expect(await superadmin.codeOf(REMOVE, { id: 'currency-usd' })).toBe('CONFLICT');
    const made = await superadmin.read(
      z.object({ createCurrency: z.object({ _id: z.string() }) }),
      CREATE,
      { input: currency('CHF') },
    );
    const gone = await superadmin.send(REMOVE, { id: made.createCurrency._id });
    expect(gone.errors).toBeUndefined();
  });

  it('are not overwritten by who has read an older state', async () => {
    const change = {
      id: 'currency-gbp',
      version: 1,
      input: currency('GBP', { enabled: false, label: 'Pound' }),
    };
    expect((await superadmin.send(UPDATE, change)).errors).toBeUndefined();
    expect(await superadmin.codeOf(UPDATE, change)).toBe('CONFLICT');
    const usd = { id: 'currency-usd', version: 1, input: currency('USD', { enabled: false }) };
    const base = await superadmin.send(UPDATE, usd);
    expect(base.errors?.[0]?.extensions.fields).toHaveProperty('enabled');
  });

  it('that are off are chosen by nobody any more; who has one keeps it', async () => {
    const region = {
      name: 'Budapest',
      slug: 'Budapest',
      zone: 'EUROPE',
      type: 'LAMPSTAND_CAMPUS',
      timeZone: 'Europe/Budapest',
      closed: false,
    };
    const OPEN = 'mutation ($input: RegionInput!) { createRegion(regionInput: $input) { _id } }';
    const off = await superadmin.send(OPEN, { input: { ...region, currency: 'HUF' } });
    expect(off.errors?.[0]?.extensions.fields).toHaveProperty('currency');
    const on = await superadmin.send(OPEN, { input: { ...region, currency: 'EUR' } });
    expect(on.errors).toBeUndefined();
    const student = await app.as('student');
    const choose = (code: string) =>
      student.send(
        `mutation { updateUserProfile(userProfileInput: { _id: "user-student", currency: "${code}" }) { _id } }`,
      );
    expect((await choose('HUF')).errors?.[0]?.extensions.fields).toHaveProperty('currency');
    expect((await choose('KES')).errors).toBeUndefined();
    await superadmin.send(UPDATE, {
      id: 'currency-kes',
      version: 1,
      input: currency('KES', { enabled: false }),
    });
    expect((await choose('KES')).errors).toBeUndefined();
  });
});

const Rates = z.array(
  z.object({
    _id: z.string(),
    version: z.number(),
    currency: z.string(),
    combinedDate: z.string(),
    year: z.number(),
    month: z.number(),
    rate: z.number(),
  }),
);
const RATES =
  'query ($currency: String!) { forexRates(currency: $currency) { _id version currency combinedDate year month rate } }';
const ratesOf = async (client: TestClient, code: string) =>
  (await client.read(z.object({ forexRates: Rates }), RATES, { currency: code })).forexRates;
const SAVE =
  'mutation ($input: ForexRatesInput!) { saveForexRates(forexRatesInput: $input) { year month version rate } }';

describe('forex rates', () => {
  it('are read by managers and report admins, the latest month first; gaps are missing', async () => {
    for (const persona of ['manager', 'reportsAdmin'] as const) {
      const rates = await ratesOf(await app.as(persona), 'UAH');
      expect(rates[0]).toMatchObject({ currency: 'UAH', combinedDate: '2026-02', month: 2 });
      expect(rates).toHaveLength(24);
      expect(rates.map(({ combinedDate }) => combinedDate)).not.toContain('2025-12');
    }
    expect(await (await app.as('student')).codeOf(RATES, { currency: 'UAH' })).toBe('FORBIDDEN');
  });

  it('are saved a year at once, each change noted, all or none', async () => {
    const before = await ratesOf(superadmin, 'UAH');
    const january = before.find(({ combinedDate }) => combinedDate === '2026-01');
    const rates = [
      { month: 1, version: january?.version, rate: 44.5 },
      { month: 2, version: 1, rate: null },
      { month: 3, version: 0, rate: 45.25 },
    ];
    const input = { currency: 'UAH', year: 2026, rates };
    expect(await admin.codeOf(SAVE, { input })).toBe('FORBIDDEN');
    expect((await superadmin.send(SAVE, { input })).errors).toBeUndefined();
    const after = await ratesOf(superadmin, 'UAH');
    expect(
      after.filter(({ year }) => year === 2026).map(({ month, rate }) => [month, rate]),
    ).toEqual([
      [3, 45.25],
      [1, 44.5],
    ]);
    const noted = await app.services.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'saveForexRates'));
    expect(noted).toHaveLength(3);
    // The form was filled in from what is not true any more: nothing of it is saved.
    const stale = { ...input, rates: [{ month: 4, version: 0, rate: 1 }, ...rates] };
    expect(await superadmin.codeOf(SAVE, { input: stale })).toBe('CONFLICT');
    expect(await ratesOf(superadmin, 'UAH')).toEqual(after);
  });

  it.each([
    ['of the base currency', { currency: 'USD', rates: [{ month: 1, version: 0, rate: 1 }] }],
    ['of nought', { rates: [{ month: 4, version: 0, rate: 0 }] }],
    ['that change nothing', { rates: [{ month: 4, version: 0, rate: null }] }],
  ])('%s are refused', async (_words, change) => {
    const input = { currency: 'MXN', year: 2027, ...change };
    expect(await superadmin.codeOf(SAVE, { input })).toBe('INVALID');
  });
});
