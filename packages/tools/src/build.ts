/** `pnpm build`: both apps, built for production; with `--if-stale` only what has changed. */
import { buildApps } from './build/build-apps.ts';

const isBuilt = await buildApps(!process.argv.includes('--if-stale'));
process.exitCode = isBuilt ? 0 : 1;
