import { type SQL, sql } from 'drizzle-orm';
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** What a Drizzle query builder offers once it is complete. */
interface Preparable<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row> };
}

/** What a builder hands to a session: its SQL, and how the rows become objects. */
type Recipe = Parameters<PgSession['prepareQuery']>;

const names = new Map<string, string>();

/** PostgreSQL cuts names at 63 bytes, so every shape of a statement gets a short one of its own. */
function shortName(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${key.slice(0, 40).replaceAll(/[^a-z0-9]+/gi, '_')}_${names.size + 1}`;
  names.set(key, name);
  return name;
}

/** A value of a prepared statement, with its type. */
export const given = (name: string, type: string): SQL =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** What a builder marks its query with once it is prepared: which joins may find nothing. */
const MARK = 'joinsNotNullableMap';

/** A query that is written once, and prepared for each session that runs it. */
class WrittenQuery extends PgPreparedQuery<PreparedQueryConfig> {
  /** Whose turn it is: set right before the query is run. */
  session: Db['_']['session'] | undefined;
  readonly #recipe: Recipe;
  readonly #prepared = new WeakMap<Db['_']['session'], PgPreparedQuery<PreparedQueryConfig>>();

  constructor(recipe: Recipe) {
    super(recipe[0], undefined, undefined);
    this.#recipe = recipe;
  }

  override execute(values?: Record<string, unknown>): Promise<unknown> {
    const { session } = this;
    if (!session) throw new Error('A written statement is run by the session of a client');
    let query = this.#prepared.get(session);
    if (!query) {
      query = session.prepareQuery(...this.#recipe);
      Reflect.set(query, MARK, Reflect.get(this, MARK));
      this.#prepared.set(session, query);
    }
    return query.execute(values);
  }
}

/** A session without a database, which writes down what a builder wants prepared. */
class WritingSession extends PgSession {
  written: WrittenQuery | undefined;

  override prepareQuery(...recipe: Recipe): WrittenQuery {
    this.written = new WrittenQuery(recipe);
    return this.written;
  }

  override transaction(): Promise<never> {
    throw new Error('A statement is written outside of any transaction');
  }
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** A statement that is written once and prepared once for each client. */
export interface Statement<Row> {
  /** Runs it; `values` fill its placeholders. */
  run(db: Db, values?: Record<string, unknown>): Promise<Row>;
}

/** Has a statement written, with the name under which a server keeps its plan. */
function write<Row>(key: string, build: (db: Db) => Preparable<Row>): Statement<Row> {
  const session = new WritingSession(dialect);
  const query = build(new PgDatabase(dialect, session, undefined)).prepare(shortName(key));
  const { written } = session;
  if (!written) throw new Error(`The statement ${key} prepares nothing`);
  return {
    run(db, values) {
      written.session = db._.session;
      return query.execute(values);
    },
  };
}

/**
 * Declares a prepared statement. Building SQL costs more than running it, so the builder is called
 * once for all clients and transactions, and the server keeps the plan under a name.
 * @param key says what the statement is; two statements never share one.
 */
export function defineStatement<Row>(
  key: string,
  build: (db: Db) => Preparable<Row>,
): Statement<Row> {
  let statement: Statement<Row> | undefined;
  return {
    run(db, values) {
      statement ??= write(key, build);
      return statement.run(db, values);
    },
  };
}
