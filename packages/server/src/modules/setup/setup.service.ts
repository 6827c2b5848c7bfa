import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { configuredFacts } from '../../platform/site-facts.ts';
import type { Work } from '../../platform/work.ts';
import { hashNewPassword, wrongNames } from '../identity/index.ts';
import { HIDDEN_ZONE } from '../regions/index.ts';
import {
  BASE_CURRENCY,
  SITE_CHANGED,
  SiteSettingsInputSchema,
  siteLocales,
} from '../site/index.ts';
import { SETTINGS_ID } from '../site/settings.table.ts';
import { checkSecret, deadLink, opensSetup } from './setup-links.service.ts';
import { deleteLinks, type FirstRows, insertFirstRows, lockSetup } from './setup.repo.ts';
import { decimalsOf, type IsoCurrency, isoCurrencies, setupProblems } from './setup.rules.ts';
import type { SetupInput } from './setup.inputs.ts';

/** What the set-up page shows before anything is chosen. */
export interface SetupState {
  readonly currencies: readonly IsoCurrency[];
  /** Rates are given in it, so every college has it. */
  readonly baseCurrency: string;
  /** Null where no mail server is configured. */
  readonly mailFrom: string | null;
  readonly fileStore: 'local' | 's3';
}

/** What a college can choose from, for who has the link. @throws DomainError INVALID, LIMIT. */
export async function openSetup(context: Context, secret: string): Promise<SetupState> {
  await checkSecret(context, secret);
  const { env, mailer } = context.services;
  return {
    currencies: isoCurrencies(),
    baseCurrency: BASE_CURRENCY,
    mailFrom: mailer.delivers ? env.MAIL_FROM : null,
    fileStore: env.FILE_STORE,
  };
}

/**
 * Sets the college up: its settings, languages, currencies, first regions and its first superadmin,
 * all in one transaction. It happens once: whoever comes second finds the link dead.
 * @throws DomainError INVALID (errors.tokenInvalid, or with the fields), LIMIT.
 */
export async function completeSetup(
  context: Context,
  secret: string,
  input: SetupInput,
): Promise<void> {
  await checkSecret(context, secret);
  const whole = {
    ...input,
    locales: [...new Set(['en', ...input.locales])],
    currencies: [...new Set([BASE_CURRENCY, ...input.currencies])],
  };
  const problems = setupProblems(whole, HIDDEN_ZONE);
  for (const field of wrongNames(input.superadmin)) {
    problems[`superadmin.${field}`] = 'errors.identity.personName';
  }
  if (Object.keys(problems).length > 0) {
    throw new DomainError('INVALID', 'errors.invalid', problems);
  }
  const passwordHash = await hashNewPassword(input.superadmin.password, 'superadmin.password');
  await write(context, 'completeSetup', async (work) => {
    await lockSetup(work.db);
    if (!(await opensSetup(work.db, secret, work.now))) throw deadLink();
    const rows = firstRows(context, work, whole, passwordHash);
    await insertFirstRows(work.db, rows);
    await deleteLinks(work.db);
    noteAll(work, rows);
    work.announce(SITE_CHANGED);
  });
}

function firstRows(
  context: Context,
  { now }: Work,
  input: SetupInput,
  passwordHash: string,
): FirstRows {
  const personId = newId();
  const record = () => ({
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: personId,
    updatedBy: personId,
  });
  const { superadmin } = input;
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  // Rates are given in the base currency: every database has it from its first migration on.
  const added = input.currencies.filter((value) => value !== BASE_CURRENCY);
  const hidden = siteLocales([]).filter(({ _id }) => !input.locales.includes(_id));
  return {
    settings: { ...settingsOf(context, input), ...record(), _id: SETTINGS_ID },
    regions: input.regions.map(({ country, ...region }) => ({
      ...region,
      ...record(),
      _id: newId(),
      addressCountry: country,
    })),
    currencies: added.map((value) => ({
      ...record(),
      _id: newId(),
      value,
      label: names.of(value) ?? value,
      decimals: decimalsOf(value) ?? 2,
      enabled: true,
    })),
    locales: hidden.map(({ _id, label, name, position }) => ({
      ...record(),
      _id,
      label,
      name,
      position,
      enabled: false,
    })),
    person: {
      ...record(),
      _id: personId,
      email: superadmin.email,
      firstName: superadmin.firstName,
      lastName: superadmin.lastName,
      passwordHash,
      locale: input.locales.includes(context.locale) ? context.locale : input.defaultLocale,
    },
  };
}

/** The settings that the set-up asks for, with those of the configuration. */
function settingsOf({ services }: Context, input: SetupInput) {
  const { name: _name, locales: _locales, ...configured } = configuredFacts(services.env);
  const { defaultLocale, organisationName, shortName } = input;
  return SiteSettingsInputSchema.parse({
    ...configured,
    defaultLocale,
    organisationName,
    shortName,
  });
}

/** One audit row for each record, as if each had been made in the back-office. */
function noteAll(work: Work, rows: FirstRows): void {
  const { passwordHash: _secret, ...person } = rows.person;
  work.audit({ entity: 'siteSettings', entityId: SETTINGS_ID, after: rows.settings });
  for (const region of rows.regions) {
    work.audit({ entity: 'region', entityId: region._id, after: region });
  }
  for (const currency of rows.currencies) {
    work.audit({ entity: 'currency', entityId: currency._id, after: currency });
  }
  for (const locale of rows.locales) {
    work.audit({ entity: 'locale', entityId: locale._id, after: locale });
  }
  const after = { ...person, roles: ['user', 'superadmin'], password: 'set' };
  work.audit({ entity: 'user', entityId: person._id, after });
}
