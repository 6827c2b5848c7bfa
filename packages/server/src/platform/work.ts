import { sql } from 'drizzle-orm';
import { auditEntries } from './audit.table.ts';
import type { Clock } from './clock.ts';
import type { Database, Db } from './database.ts';
import { newId } from './id.ts';
import { wholeRows } from './insert-rows.ts';
import type { Job, JobQueue } from './jobs.ts';
import type { KeptViewers } from './kept-viewers.ts';
import { announcing } from './live.ts';
import { defineStatement, given } from './statement.ts';

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
  enqueue<Data extends object>(job: Job<Data, never>, data: Data): Promise<void>;
  /** Tells every process that something of this topic changed, once the transaction commits. */
  announce(topic: string): void;
}

export interface WorkServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly viewers: KeptViewers;
}

const auditRows = wholeRows(auditEntries);

/** Writes the audit rows of a transaction, tells what changed, and asks whose rights it has changed. */
const note = defineStatement('audit_and_announce', (tx) =>
  tx
    .with(tx.$with('noted', {}).as(auditRows.insert))
    .select({
      // As triggers note it: nothing in most transactions.
      concerned: sql<string | null>`current_setting('lampstand.forgotten', true)`,
      told: announcing(given('topics', 'text[]')),
    })
    .from(sql`(select 1) as one`),
);

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
    const now = services.clock.now().toISOString();
    const value = await useCase({
      db: tx,
      now,
      audit: (change) => void changes.push(change),
      enqueue: (job, data) => services.jobs.enqueue(tx, job, data),
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
    const [noted] = await note.run(tx, { rows: auditRows.text(rows), topics: [...topics] });
    return { value, concerned: noted?.concerned };
  });
  // Before anybody hears that it is done: the next request of those people asks the database.
  if (concerned) services.viewers.forget(concerned);
  await services.database.flush();
  return result;
}
