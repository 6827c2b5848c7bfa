import { and, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { users } from '../identity/identity.table.ts';

const actor = alias(users, 'actor');
const impersonator = alias(users, 'impersonator');
const source = alias(auditEntries, 'source');

const about = (entity: string, id: string) =>
  and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, id));

/** One page of what the audit holds about a record, the newest first, and how much there is. */
export async function auditOf(
  db: Db,
  entity: string,
  id: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  const items = await db
    .select({
      _id: auditEntries._id,
      at: auditEntries.at,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
      byName: actor.fullName,
      throughName: impersonator.fullName,
      restoredFromAt: source.at,
    })
    .from(auditEntries)
    .leftJoin(actor, eq(actor._id, auditEntries.actorId))
    .leftJoin(impersonator, eq(impersonator._id, auditEntries.impersonatorId))
    .leftJoin(source, eq(source._id, auditEntries.restoredFrom))
    .where(about(entity, id))
    .orderBy(desc(auditEntries.at), desc(auditEntries._id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await db.select({ total: count() }).from(auditEntries).where(about(entity, id));
  return { items, total: all?.total ?? 0 };
}

/** One row of a record's audit. */
export async function auditRow(db: Db, entity: string, id: string, entryId: string) {
  const [row] = await db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(about(entity, id), eq(auditEntries._id, entryId)));
  return row;
}
