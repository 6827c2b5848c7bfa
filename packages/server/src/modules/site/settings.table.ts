import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { regions } from '../regions/regions.table.ts';

/** The only row's id. */
export const SETTINGS_ID = 'site';

/** What the college settled for its whole site: one row, once somebody has saved it. */
export const siteSettings = pgTable(
  'site_settings',
  {
    ...recordColumns(),
    organisationName: text().notNull(),
    shortName: text().notNull(),
    defaultAllowedAttempts: integer().notNull(),
    defaultLocale: text().notNull(),
    alumniRegionId: text().references(() => regions._id),
    contactAddress: text(),
    contactEmail: text(),
    helpUrl: text(),
    privacyUrl: text(),
    termsUrl: text(),
    /** A line over every page, that tells which environment it is. */
    bannerText: text(),
  },
  (table) => [check('site_settings_one_row', sql`${table._id} = ${sql.raw(`'${SETTINGS_ID}'`)}`)],
);

export type SiteSettingsRow = typeof siteSettings.$inferSelect;
