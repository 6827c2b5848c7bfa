import { processEnv, readEnv } from '../env.ts';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { prepareDataFolder } from '../platform/data-folder.ts';
import { keptSecret } from '../platform/kept-secret.ts';
import { migrate } from '../platform/migrate.ts';
import { openFiles } from '../platform/open-files.ts';
import { openDatabase } from '../start-server.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

// `pnpm seed`: fills an empty database with the demonstration college without starting the server.
const env = readEnv({ APP_ENV: 'development', ...processEnv });
const log = createLogger(env.LOG_LEVEL);
prepareDataFolder(env.DATA_DIR);
const database = await openDatabase(env, log);
await migrate(database);
const signingSecret = env.SIGNING_SECRET ?? keptSecret(env.DATA_DIR);
const files = await openFiles(env, { clock: systemClock, signingSecret });
await seedIfEmpty(env, log, { database, files });
await database.close();
