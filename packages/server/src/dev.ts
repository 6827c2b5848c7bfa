import { processEnv } from './env.ts';
import { devPages } from './http/dev-pages.ts';
import { run } from './run.ts';

await run({ NODE_ENV: 'development', APP_ENV: 'development', ...processEnv }, devPages);
