import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditEntries } from './audit.table.ts';
import type { Clock } from './clock.ts';
import type { Database, Db } from './database.ts';
import { newId } from './id.ts';
import { type NamedRow, type WholeRow, type WholeRows, wholeRows } from './insert-rows.ts';
import type { Job, JobQueue } from './jobs.ts';
import type { KeptViewers } from './kept-viewers.ts';
import { announcing } from './live.ts';
import { keepShapes } from './shaped-statement.ts';
import { given } from './statement.ts';

/** Who makes a change, for the audit row. */
export interface Actor {
  readonly userId: string | null;
  readonly impersonatorId: string | null;
  readonly requestId: string;
  readonly address: string | null;
  /** The audit row whose former values are put back. */
  readonly restoredFrom?: string;
}

/** One record that was changed. */
export interface Change {
  readonly entity: string;
  readonly entityId: string | null;
  readonly before?: object | null;
  readonly after?: object | null;
}

/** What a use case may do inside its transaction. */
export interface Work {
  /** The transaction. */
  readonly db: Db;
  /** The moment of the change: the same for everything in it. */
  readonly now: string;
  /** Notes a change for the audit; a mutation without one is refused. */
  audit(change: Change): void;
  /**
   * Writes rows down that nothing in the transaction reads again: they go together with its audit
   * rows, in its last statement, and what is wrong with them is thrown there.
   */
  add<Table extends PgTable>(to: WholeRows<Table>, rows: readonly WholeRow<Table>[]): void;
  /** Puts a job into the transaction; an urgent one goes before others of its kind. */
  enqueue<Data extends object>(job: Job<Data, never>, data: Data, urgent?: boolean): Promise<void>;
  /** Tells every process that something of this topic changed, once the transaction commits. */
  announce(topic: string): void;
}

export interface WorkServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly viewers: KeptViewers;
}

const newAuditEntries = wholeRows(auditEntries);

/** The rows that a transaction adds to a table. */
interface Added {
  readonly insert: SQL;
  readonly rows: NamedRow[];
}

const notes = keepShapes<{ concerned: string | null }[]>('audit_and_announce');

/**
 * The last statement of a transaction: writes down what it only adds, audit rows above all, tells
 * what changed, and asks whose rights it has changed.
 */
async function note(db: Db, added: ReadonlyMap<string, Added>, topics: readonly string[]) {
  const tables = [...added].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const statement = notes(tables.map(([name]) => name).join('_'), (on) =>
    on
      .with(...tables.map(([name, { insert }]) => on.$with(`to_${name}`, {}).as(insert)))
      .select({
        // As triggers note it: nothing in most transactions.
        concerned: sql<string | null>`current_setting('lampstand.forgotten', true)`,
        told: announcing(given('topics', 'text[]')),
      })
      .from(sql`(select 1) as one`),
  );
  const texts = tables.map(([name, { rows }]) => [name, JSON.stringify(rows)] as const);
  const [noted] = await statement.run(db, { ...Object.fromEntries(texts), topics });
  return noted?.concerned;
}

/**
 * Runs a use case in one transaction together with its audit rows, its jobs and its live events:
 * all of it happens, or none of it. Returns after the commit is on the disk.
 * @param action the mutation's name, as the audit shows it.
 */
export async function inTransaction<T>(
  services: WorkServices,
  actor: Actor,
  action: string,
  useCase: (work: Work) => Promise<T>,
): Promise<T> {
  const { value: result, concerned } = await services.database.db.transaction(async (tx) => {
    const changes: Change[] = [];
    const topics = new Set<string>();
    const added = new Map<string, Added>();
    const add: Work['add'] = ({ name, insert, named }, rows) => {
      if (rows.length === 0) return;
      const known = added.get(name);
      if (known) known.rows.push(...named(rows));
      else added.set(name, { insert, rows: named(rows) });
    };
    const now = services.clock.now().toISOString();
    const value = await useCase({
      db: tx,
      now,
      audit: (change) => void changes.push(change),
      add,
      enqueue: (job, data, urgent) => services.jobs.enqueue(tx, job, data, urgent),
      announce: (topic) => void topics.add(topic),
    });
    if (changes.length === 0) throw new Error(`${action} changed data without an audit row`);
    const rows = changes.map((change) => ({
      _id: newId(),
      at: now,
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId,
      requestId: actor.requestId,
      address: actor.address,
      action,
      entity: change.entity,
      entityId: change.entityId,
      restoredFrom: actor.restoredFrom ?? null,
      before: change.before ?? null,
      after: change.after ?? null,
    }));
    add(newAuditEntries, rows);
    return { value, concerned: await note(tx, added, [...topics]) };
  });
  // Before anybody hears that it is done: the next request of those people asks the database.
  if (concerned) services.viewers.forget(concerned);
  await services.database.flush();
  return result;
}
