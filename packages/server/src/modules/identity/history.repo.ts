import { and, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { users } from './identity.table.ts';

const actor = alias(users, 'actor');
const impersonator = alias(users, 'impersonator');

/** One page of what the audit holds about an account, the newest first, and how much there is. */
export async function auditOf(
  db: Db,
  userId: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const about = and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, userId));
  const items = await db
    .select({
      _id: auditEntries._id,
      at: auditEntries.at,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
      byName: actor.fullName,
      throughName: impersonator.fullName,
    })
    .from(auditEntries)
    .leftJoin(actor, eq(actor._id, auditEntries.actorId))
    .leftJoin(impersonator, eq(impersonator._id, auditEntries.impersonatorId))
    .where(about)
    .orderBy(desc(auditEntries.at), desc(auditEntries._id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await db.select({ total: count() }).from(auditEntries).where(about);
  return { items, total: all?.total ?? 0 };
}
