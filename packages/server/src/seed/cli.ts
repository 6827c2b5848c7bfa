import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { processEnv, readEnv } from '../env.ts';
import { createLogger } from '../platform/logger.ts';
import { localFiles } from '../platform/local-files.ts';
import { migrate } from '../platform/migrate.ts';
import { openDatabase } from '../start-server.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

// `pnpm seed`: fills an empty database with the demonstration college without starting the server.
const env = readEnv({ APP_ENV: 'development', ...processEnv });
const log = createLogger(env.LOG_LEVEL);
mkdirSync(env.DATA_DIR, { recursive: true });
const database = await openDatabase(env, log);
await migrate(database);
await seedIfEmpty(env, log, { database, files: localFiles(path.join(env.DATA_DIR, 'files')) });
await database.close();
