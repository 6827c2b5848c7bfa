import { sql, type SQL } from 'drizzle-orm';
import { auditEntries } from './audit.table.ts';
import { given } from './statement.ts';

interface ChangeInStatement {
  readonly action: SQL;
  readonly entity: string;
  readonly entityId: SQL;
  readonly after: SQL;
  /** What follows `from`: no row of it, no audit row. */
  readonly from: SQL;
}

/**
 * The audit row of a change that is one statement by itself, and so all or nothing without a
 * transaction around it. Takes the placeholders auditId, now and those of `Actor`.
 */
export const auditInStatement = (change: ChangeInStatement): SQL => sql`
  insert into ${auditEntries} (id, at, actor_id, impersonator_id, request_id, address, action, entity, entity_id, after)
  select ${given('auditId', 'text')}, ${given('now', 'timestamptz')}, ${given('userId', 'text')},
    ${given('impersonatorId', 'text')}, ${given('requestId', 'text')}, ${given('address', 'text')},
    ${change.action}, ${sql.raw(`'${change.entity}'`)}, ${change.entityId}, ${change.after}
  from ${change.from}`;
