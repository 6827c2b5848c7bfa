import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { users } from './identity.table.ts';

/** Active accounts with these ids and a password. */
export function findPersonaAccounts(db: Db, ids: readonly string[]) {
  return db
    .select({ _id: users._id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users._id, [...ids]), isNull(users.deactivatedAt)))
    .orderBy(asc(users.email));
}
