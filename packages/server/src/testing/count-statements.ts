import type { Logger } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';

/** Beginning and end of transactions; one engine reports them, the other does not. */
const FRAME = /^(begin|commit|rollback|savepoint|release)\b/i;

/** Hears every statement of a database and keeps those of the stretches it was asked to record. */
export class StatementLog implements Logger {
  readonly #recordings = new Set<string[]>();

  logQuery(query: string): void {
    if (FRAME.test(query)) return;
    for (const recording of this.#recordings) recording.push(query);
  }

  /** Statements that ran while `work` did. */
  async during(work: () => Promise<unknown>): Promise<readonly string[]> {
    const recording: string[] = [];
    this.#recordings.add(recording);
    try {
      await work();
    } finally {
      this.#recordings.delete(recording);
    }
    return recording;
  }
}

interface Counted {
  readonly statements: StatementLog;
  readonly services: Pick<Services, 'viewers'>;
}

/**
 * The SQL statements that an operation costs, the session's look-up included: whether a viewer was kept
 * by chance counts for nothing. Expect a length of it: a failure then shows what ran.
 */
export const statementsOf = (
  { services, statements }: Counted,
  work: () => Promise<unknown>,
): Promise<readonly string[]> => {
  services.viewers.forget('*');
  return statements.during(work);
};

/** How many SQL statements an operation costs, the session's look-up included. */
export const countStatements = async (
  app: Counted,
  work: () => Promise<unknown>,
): Promise<number> => (await statementsOf(app, work)).length;
