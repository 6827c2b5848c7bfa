import type { Env } from './env.ts';
import { newSetupLink, SETUP_HOURS } from './modules/setup/index.ts';
import { systemClock } from './platform/clock.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import { FolderLockedError } from './platform/folder-lock.ts';
import { createLogger } from './platform/logger.ts';
import { migrate } from './platform/migrate.ts';
import { openDatabase } from './start-server.ts';

const STOP_FIRST =
  'A running server keeps the embedded database to itself. Stop it first, or simply restart it: at its start it prints a link too.';

/**
 * Makes a new link to the first set-up in the configured database; those before it end.
 * @returns the exit code: 1 where there is nothing to set up any more.
 */
export async function printSetupLink(
  env: Env,
  print: (text: string) => void,
  open: typeof openDatabase = openDatabase,
): Promise<0 | 1> {
  prepareDataFolder(env.DATA_DIR);
  const database = await open(env, createLogger(env.LOG_LEVEL)).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new FolderLockedError(`${error.message}\n${STOP_FIRST}`);
  });
  try {
    await migrate(database);
    const link = await newSetupLink({ env, database, clock: systemClock }, 'ended');
    if (link === undefined) {
      print(
        'This college is set up already: there are people. Log in, or ask for a new password.\n',
      );
      return 1;
    }
    print(`Set the college up with this link, once, within ${SETUP_HOURS} hours:\n  ${link}\n`);
    return 0;
  } finally {
    await database.close();
  }
}
