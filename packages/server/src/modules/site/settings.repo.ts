import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { SETTINGS_ID, type SiteSettingsRow, siteSettings } from './settings.table.ts';

/** The settings, once they were saved. */
export const storedSettings = defineStatement('stored_site_settings', (db) =>
  db.select().from(siteSettings),
);

/** The settings' row, held until the transaction ends. */
export async function lockSettings(db: Db): Promise<SiteSettingsRow | undefined> {
  const [row] = await db
    .select()
    .from(siteSettings)
    .where(eq(siteSettings._id, SETTINGS_ID))
    .for('update');
  return row;
}

export async function insertSettings(db: Db, row: SiteSettingsRow): Promise<void> {
  await db.insert(siteSettings).values(row);
}

export async function saveSettings(db: Db, row: SiteSettingsRow): Promise<void> {
  await db.update(siteSettings).set(row).where(eq(siteSettings._id, SETTINGS_ID));
}
