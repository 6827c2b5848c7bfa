import { sql } from 'drizzle-orm';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import { erasures } from './erasures.table.ts';

const byUser = defineStatement('erasures_by_user', (db) =>
  db
    .select({
      _id: erasures._id,
      number: erasures.number,
      userId: erasures.userId,
      erasedAt: erasures.erasedAt,
      reason: erasures.reason,
      byName: users.fullName,
    })
    .from(erasures)
    .innerJoin(users, sql`${users._id} = ${erasures.erasedBy}`)
    .where(sql`${erasures.userId} = any(${sql.placeholder('ids')}::text[])`),
);

export type Erasure = Awaited<ReturnType<typeof byUser.run>>[number];

/** Erasures by the person whom they were of. */
export const erasureOf = new Loader<Erasure>(async (db, ids) => {
  const rows = await byUser.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row.userId, row]));
});
