import pg from 'pg';
import { newId } from '../platform/id.ts';
import { openPostgres } from '../platform/postgres.ts';
import { prepareCollege } from './prepare-college.ts';

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs one statement on the server's own database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of a test's own on somebody's server. */
export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes an empty database beside the one that the address names. */
export async function newDatabase(url: string, purpose: string): Promise<OwnDatabase> {
  const name = `lampstand_${purpose}_${newId().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  return {
    name,
    url: withDatabase(url, name),
    drop: () => administer(url, `drop database ${name} with (force)`),
  };
}

/** Makes a template database with the demonstration college on a PostgreSQL server. */
export async function preparePostgresTemplate(url: string): Promise<OwnDatabase> {
  const template = await newDatabase(url, 'template');
  const database = await openPostgres(template.url, 2, false, () => {});
  await prepareCollege(database);
  await database.close();
  return template;
}
