import type { Db } from './database.ts';

/** What a Drizzle query builder offers once it is complete. */
interface Preparable<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row> };
}

type Run<Row> = (values?: Record<string, unknown>) => Promise<Row>;

const names = new Map<string, string>();

/** PostgreSQL cuts names at 63 bytes, so every shape of a statement gets a short one of its own. */
function shortName(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${key.slice(0, 40).replaceAll(/[^a-z0-9]+/gi, '_')}_${names.size + 1}`;
  names.set(key, name);
  return name;
}

/** A statement that is written once and prepared once for each client. */
export interface Statement<Row> {
  /** Runs it; `values` fill its placeholders. */
  run(db: Db, values?: Record<string, unknown>): Promise<Row>;
}

/**
 * Declares a prepared statement. Building SQL costs more than running it, so the builder is called
 * once per database client and the server keeps the plan under a name.
 * @param key says what the statement is; two statements never share one.
 */
export function defineStatement<Row>(
  key: string,
  build: (db: Db) => Preparable<Row>,
): Statement<Row> {
  const prepared = new WeakMap<Db, Run<Row>>();
  return {
    run(db, values) {
      let run = prepared.get(db);
      if (!run) {
        const statement = build(db).prepare(shortName(key));
        run = (given) => statement.execute(given);
        prepared.set(db, run);
      }
      return run(values);
    },
  };
}
