import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../launch/project.mjs';
import { generateOperations } from '../operations/generate.ts';
import { runCommand } from '../process/run-command.ts';
import { hashFiles, listFiles, stampOf } from '../source-hash.ts';
import { compressBuild } from './compress.ts';

const apps = ['portal', 'admin'] as const;
type App = (typeof apps)[number];

/** Packages whose code no app ships. */
const notShipped = /^packages\/(server|tools|e2e)\//;
const notBuilt = /\.(test|stories)\.tsx?$|\.generated\.ts$|(^|\/)testing\//;

/**
 * Builds the apps for production and compresses the result.
 * @param force build even what has not changed since the last build
 * @returns whether every app is built; what failed has been printed
 */
export async function buildApps(force: boolean): Promise<boolean> {
  const generated = await generateOperations((line) => {
    console.log(`lampstand: operations: ${line}`);
  });
  if (generated !== 0) return false;
  const results = await Promise.all(apps.map((app) => buildApp(app, force)));
  return results.every(Boolean);
}

async function buildApp(app: App, force: boolean): Promise<boolean> {
  const stamp = stampOf(projectRoot, `build-${app}`);
  const hash = hashFiles(projectRoot, sourcesOf(app));
  const isBuilt = existsSync(join(projectRoot, app, 'dist/index.html'));
  if (!force && isBuilt && stamp.matches(hash)) {
    console.log(`lampstand: ${app}: up to date`);
    return true;
  }
  const cwd = join(projectRoot, app);
  const vite = join(cwd, 'node_modules/.bin/vite');
  const run = await runCommand(vite, ['build'], { cwd, env: { NODE_ENV: 'production' } });
  if (run.code !== 0) {
    console.error(run.output);
    console.error(`lampstand: ${app}: the build failed`);
    return false;
  }
  const begun = performance.now();
  await compressBuild(join(cwd, 'dist'));
  const seconds = run.seconds + (performance.now() - begun) / 1000;
  stamp.write(hash);
  console.log(`lampstand: ${app}: built in ${seconds.toFixed(1)} s`);
  return true;
}

/** Everything that an app's build is made from. */
function sourcesOf(app: App): string[] {
  const shared = ['packages/server/schema.graphql', 'codegen.ts', 'pnpm-lock.yaml'];
  const sources = listFiles(projectRoot, [app, 'packages'], (path) => {
    return !notShipped.test(path) && !notBuilt.test(path);
  });
  return [...sources, ...shared].filter((path) => existsSync(join(projectRoot, path)));
}
