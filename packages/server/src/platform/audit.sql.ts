import { sql, type SQL } from 'drizzle-orm';
import { auditEntries } from './audit.table.ts';
import { given } from './statement.ts';

/** Who made a change, and when: values of these types. */
interface Stamp {
  readonly auditId: SQL;
  readonly now: SQL;
  readonly userId: SQL;
  readonly impersonatorId: SQL;
  readonly requestId: SQL;
  readonly address: SQL;
}

interface ChangeInStatement {
  readonly action: SQL;
  readonly entity: string;
  readonly entityId: SQL;
  readonly after: SQL;
  /** What follows `from`: no row of it, no audit row. */
  readonly from: SQL;
  /** Elsewhere than in the placeholders auditId, now and those of `Actor`. */
  readonly stamp?: Stamp;
}

const PLACEHOLDERS: Stamp = {
  auditId: given('auditId', 'text'),
  now: given('now', 'timestamptz'),
  userId: given('userId', 'text'),
  impersonatorId: given('impersonatorId', 'text'),
  requestId: given('requestId', 'text'),
  address: given('address', 'text'),
};

/**
 * The audit rows of a change that is one statement by itself, and so all or nothing without a
 * transaction around it.
 */
export const auditInStatement = ({
  stamp = PLACEHOLDERS,
  ...change
}: ChangeInStatement): SQL => sql`
  insert into ${auditEntries} (id, at, actor_id, impersonator_id, request_id, address, action, entity, entity_id, after)
  select ${stamp.auditId}, ${stamp.now}, ${stamp.userId}, ${stamp.impersonatorId}, ${stamp.requestId}, ${stamp.address},
    ${change.action}, ${sql.raw(`'${change.entity}'`)}, ${change.entityId}, ${change.after}
  from ${change.from}`;
