import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { configuredFacts } from '../../platform/site-facts.ts';
import { insertSettings, lockSettings, saveSettings, storedSettings } from './settings.repo.ts';
import {
  type SiteSettingsInput,
  SiteSettingsInputSchema,
  type SiteSettingsValues,
} from './settings.rules.ts';
import { SETTINGS_ID, type SiteSettingsRow } from './settings.table.ts';
import { readSite, SITE_CHANGED } from './site-board.ts';
import { siteManager } from './site-manager.ts';

/** The settings in force; version 0 as long as nobody has saved them and the configuration holds. */
export type SiteSettings = SiteSettingsValues & {
  readonly _id: string;
  readonly version: number;
  readonly updatedAt: string | null;
};

/** The settings in force. @throws DomainError FORBIDDEN. */
export async function readSettings(context: Context): Promise<SiteSettings> {
  siteManager(context);
  const [stored] = await storedSettings.run(context.db);
  if (stored) return stored;
  const { name, locales: _locales, ...facts } = configuredFacts(context.services.env);
  return { ...facts, organisationName: name, _id: SETTINGS_ID, version: 0, updatedAt: null };
}

/**
 * Saves the settings; both apps and mails use them at once, in every process.
 * @throws DomainError FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateSettings(
  context: Context,
  version: number,
  input: SiteSettingsInput,
): Promise<void> {
  const viewer = siteManager(context);
  await write(context, 'updateSiteSettings', async ({ db, now, audit, announce }) => {
    const before = await lockSettings(db);
    if ((before?.version ?? 0) !== version) throw new DomainError('CONFLICT', 'errors.conflict');
    const { locales } = await readSite(context.services, db);
    if (!locales.some(({ code }) => code === input.defaultLocale)) {
      throw invalid({ defaultLocale: 'errors.site.localeOff' });
    }
    const after: SiteSettingsRow = {
      ...SiteSettingsInputSchema.parse(input),
      _id: SETTINGS_ID,
      version: version + 1,
      createdAt: before?.createdAt ?? now,
      createdBy: before?.createdBy ?? viewer._id,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await checked(() => (before ? saveSettings(db, after) : insertSettings(db, after)));
    audit({ entity: 'siteSettings', entityId: SETTINGS_ID, before: before ?? null, after });
    announce(SITE_CHANGED);
  });
}

const invalid = (fields: ConstructorParameters<typeof DomainError>[2]) =>
  new DomainError('INVALID', 'errors.invalid', fields);

/** The database knows whether the region is there, and who saved first. */
async function checked(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (breaksReference(error)) throw invalid({ alumniRegionId: 'errors.invalidValue' });
    if (breaksUnique(error, 'site_settings_pkey')) {
      throw new DomainError('CONFLICT', 'errors.conflict');
    }
    throw error;
  }
}
