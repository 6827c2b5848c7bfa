import { z } from 'zod';
import { ConfigurationError, type Env, readEnv } from './env.ts';
import { explainFault } from './explain-fault.ts';
import { demoAccounts, demoAccountsSay } from './modules/identity/index.ts';
import { refuseLostDatabase } from './platform/data-folder.ts';
import { openPostgres, unsafeSettings } from './platform/postgres.ts';
import { type Given, type ProductionFinding, productionFindings } from './production-checks.ts';

const wordsOf = (error: unknown, env: Env): string =>
  explainFault(error, env) ?? (error instanceof Error ? error.message : String(error));

const refusal = (setting: string, says: string, mend: string): ProductionFinding => {
  return { setting, level: 'refuse', says, mend };
};

const Filled = z.tuple([z.object({ yes: z.boolean() })]);

/** What the database of a server that is about to start lets be desired; nothing is changed in it. */
async function databaseFindings(env: Env, url: string): Promise<ProductionFinding[]> {
  try {
    const database = await openPostgres(url, 2, false, () => {});
    try {
      const off = await unsafeSettings({
        query: (text, values) => database.jobs.executeSql(text, values),
      });
      const { rows } = await database.jobs.executeSql(
        `select to_regclass('users') is not null as yes`,
      );
      // A database that no server has opened yet holds nobody.
      const people = Filled.parse(rows)[0].yes ? await demoAccounts(database.db) : [];
      return [
        ...off.map((name) =>
          refusal(
            'DATABASE_URL',
            `names a PostgreSQL that runs with ${name} off: it can lose acknowledged writes`,
            `${name} = on in postgresql.conf`,
          ),
        ),
        ...demoAccountsSay(people).map((line): ProductionFinding => {
          return { setting: 'people', level: 'warn', ...line };
        }),
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [refusal('DATABASE_URL', 'cannot be used', wordsOf(error, env))];
  }
}

function dataFolderFindings(env: Env): ProductionFinding[] {
  try {
    if (env.DATABASE_URL === undefined) refuseLostDatabase(env.DATA_DIR);
    return [];
  } catch (error) {
    return [refusal('DATA_DIR', 'cannot be used', wordsOf(error, env))];
  }
}

/**
 * Looks at everything that the start of a server in earnest asks, and at what it cannot ask before it
 * is up: settings, data folder, database. Nothing is written.
 */
export async function examineProduction(given: Given): Promise<ProductionFinding[]> {
  try {
    const env = readEnv(given);
    const { DATABASE_URL } = env;
    return [
      ...productionFindings(env, given),
      ...dataFolderFindings(env),
      ...(DATABASE_URL === undefined ? [] : await databaseFindings(env, DATABASE_URL)),
    ];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((line) => {
      const [setting = '', says = line] = line.split(/: (.*)/s);
      return refusal(setting, `is not valid: ${says}`, 'see docs/product/operations.md');
    });
  }
}
