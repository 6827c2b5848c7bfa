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

/** Makes a template database with the demonstration college on a PostgreSQL server. */
export async function preparePostgresTemplate(
  url: string,
): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `lampstand_template_${newId().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const database = await openPostgres(withDatabase(url, name), 2, false, () => {});
  await prepareCollege(database);
  await database.close();
  return { name, drop: () => administer(url, `drop database ${name} with (force)`) };
}
