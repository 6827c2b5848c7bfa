import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { databaseOverPglite } from '../platform/pglite.ts';
import { prepareCollege } from './prepare-college.ts';
import { preparePostgresTemplate } from './postgres-template.ts';
import { testDatabaseUrl } from './env.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of a dumped embedded database with the demonstration college, or ''. */
    pgliteDump: string;
    /** Name of the PostgreSQL template database with the same content, or ''. */
    postgresTemplate: string;
  }
}

/** Migrates and seeds once; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = testDatabaseUrl();
  if (url !== undefined) {
    const template = await preparePostgresTemplate(url);
    project.provide('postgresTemplate', template.name);
    project.provide('pgliteDump', '');
    return template.drop;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-test-'));
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const database = databaseOverPglite(client, undefined);
  await prepareCollege(database);
  const dump = await client.dumpDataDir('none');
  const file = path.join(folder, 'college.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('pgliteDump', file);
  project.provide('postgresTemplate', '');
  return async () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
