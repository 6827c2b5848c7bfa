import { sql } from 'drizzle-orm';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { userRegions } from '../identity/identity.table.ts';

const userCounts = defineStatement('region_user_counts', (db) =>
  db
    .select({ regionId: userRegions.regionId, count: sql<number>`count(*)::int` })
    .from(userRegions)
    .where(sql`${userRegions.regionId} = any(${sql.placeholder('ids')}::text[])`)
    .groupBy(userRegions.regionId),
);

/** How many people belong to each region. */
export const userCountLoader = new Loader<number>(async (db, ids) => {
  const rows = await userCounts.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.regionId, row.count]));
});
