import {
  type messages,
  parse,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import type { Logger, Query, TablesRelationalConfig } from 'drizzle-orm';
import {
  PgDatabase,
  PgDialect,
  type PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import { PgliteSession, type PgliteSessionOptions } from 'drizzle-orm/pglite';
import type { Db } from './database.ts';

type Message = messages.BackendMessage;

/** What the engine said of a statement when it was prepared. */
interface Kept {
  readonly parameters: readonly number[];
  readonly columns: readonly Message[];
}

const { serialize } = protocol;

/** Several messages cross into the engine as cheaply as one. */
function together(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function toWire(client: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const write = type === undefined ? undefined : client.serializers[type];
  if (write) return write(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The engine's own `query` parses and plans a statement each time, which costs several times what
 * running it does. Statements with a name stay prepared instead, as they do on a PostgreSQL server.
 * @returns runs a statement outside of any transaction.
 */
function keepStatements(client: PGlite) {
  const kept = new Map<string, Kept>();

  async function prepare(name: string, text: string): Promise<Kept> {
    const { messages: answer } = await client.execProtocol(
      together([
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    );
    const statement = {
      parameters: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    };
    kept.set(name, statement);
    return statement;
  }

  async function run(name: string, text: string, values: readonly unknown[]): Promise<Message[]> {
    const { parameters, columns } = kept.get(name) ?? (await prepare(name, text));
    const wire = values.map((value, index) => toWire(client, value, parameters[index]));
    const { messages: answer } = await client.execProtocol(
      together([
        serialize.bind({ statement: name, values: wire }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    return [...columns, ...answer];
  }

  return async (
    name: string,
    text: string,
    values: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results | undefined> => {
    await client.waitReady;
    const answer = await client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => run(name, text, values)),
    );
    return parse.parseResults(answer, client.parsers, options)[0];
  };
}

type Session = PgliteSession<Record<string, unknown>, TablesRelationalConfig>;

/** A session of the embedded engine in which a statement that was given a name stays prepared. */
class KeepingSession extends PgliteSession<Record<string, unknown>, TablesRelationalConfig> {
  readonly #named: (name: string) => Session;

  constructor(client: PGlite, dialect: PgDialect, options: PgliteSessionOptions) {
    super(client, dialect, undefined, options);
    const run = keepStatements(client);
    this.#named = (name) => {
      const keeping = new Proxy(client, {
        get: (target, key): unknown =>
          key === 'query' ? run.bind(undefined, name) : Reflect.get(target, key),
      });
      return new PgliteSession(keeping, dialect, undefined, options);
    };
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isResponseInArrayMode: boolean,
    mapper?: (rows: unknown[][]) => T['execute'],
  ): PgPreparedQuery<T> {
    if (!name) return super.prepareQuery(query, fields, name, isResponseInArrayMode, mapper);
    return this.#named(name).prepareQuery(query, fields, name, isResponseInArrayMode, mapper);
  }
}

/** Drizzle over the embedded engine; only statements within a transaction are never kept. */
export function drizzleKeeping(client: PGlite, logger: Logger | false): Db {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const options = logger === false ? {} : { logger };
  return new PgDatabase(dialect, new KeepingSession(client, dialect, options), undefined);
}
