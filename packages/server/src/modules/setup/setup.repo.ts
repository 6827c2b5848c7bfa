import { gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { userRegions, userRoles, users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { currencies } from '../site/currencies.table.ts';
import { locales } from '../site/locales.table.ts';
import { siteSettings } from '../site/settings.table.ts';
import { setupLinks } from './setup.table.ts';

/** Serialises set-ups of one database; any fixed number will do. */
const SETUP_LOCK = 716_253_442;

/** Waits until no other set-up is under way; held until the transaction ends. */
export async function lockSetup(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}

/** Whether the college has people. None is ever taken out of the table: who was erased keeps a row. */
export async function hasPeople(db: Db): Promise<boolean> {
  const found = await db
    .select({ known: sql<boolean>`true` })
    .from(users)
    .limit(1);
  return found.length > 0;
}

/** The hashes of the links that work at a moment. */
export async function liveLinks(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .select({ tokenHash: setupLinks.tokenHash })
    .from(setupLinks)
    .where(gt(setupLinks.expiresAt, now));
  return rows.map(({ tokenHash }) => tokenHash);
}

export async function insertLink(db: Db, row: typeof setupLinks.$inferInsert): Promise<void> {
  await db.insert(setupLinks).values(row);
}

export async function deleteLinks(db: Db): Promise<void> {
  await db.delete(setupLinks);
}

/** Everything that the first set-up writes down. */
export interface FirstRows {
  readonly regions: readonly (typeof regions.$inferInsert)[];
  readonly currencies: readonly (typeof currencies.$inferInsert)[];
  /** Those that are not offered; the others are as the product has them. */
  readonly locales: readonly (typeof locales.$inferInsert)[];
  readonly settings: typeof siteSettings.$inferInsert;
  readonly person: typeof users.$inferInsert & { readonly _id: string };
}

/** Writes the first rows of a college; its first person becomes its superadmin, in all its regions. */
export async function insertFirstRows(db: Db, rows: FirstRows): Promise<void> {
  const userId = rows.person._id;
  await db.insert(regions).values([...rows.regions]);
  if (rows.currencies.length > 0) await db.insert(currencies).values([...rows.currencies]);
  if (rows.locales.length > 0) await db.insert(locales).values([...rows.locales]);
  await db.insert(siteSettings).values(rows.settings);
  await db.insert(users).values(rows.person);
  await db.insert(userRoles).values([
    { userId, role: 'user' },
    { userId, role: 'superadmin' },
  ]);
  await db
    .insert(userRegions)
    .values(rows.regions.flatMap(({ _id: regionId }) => (regionId ? [{ userId, regionId }] : [])));
}
