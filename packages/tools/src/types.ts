/** `pnpm types`: the compiler over every package and app, two at a time; all errors are shown. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './launch/project.mjs';
import { runCommand } from './process/run-command.ts';
import { workspaceFolders } from './workspaces.ts';

const tsc = join(projectRoot, 'node_modules/.bin/tsc');
const wanted = process.argv.slice(2);
const folders = workspaceFolders(projectRoot).filter((folder) =>
  existsSync(join(projectRoot, folder, 'tsconfig.json')),
);
const unknown = wanted.filter((name) => !folders.some((folder) => isCalled(folder, name)));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${folders.join(', ')}`);
  process.exit(2);
}
const queue = folders.filter(
  (folder) => wanted.length === 0 || wanted.some((name) => isCalled(folder, name)),
);

await Promise.all([checkNext(), checkNext()]);

/** `packages/server` may be called `server` too. */
function isCalled(folder: string, name: string): boolean {
  return folder === name || basename(folder) === name;
}

async function checkNext(): Promise<void> {
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    const run = await runCommand(tsc, ['-p', folder], { cwd: projectRoot });
    console.log(`${folder}: ${run.code === 0 ? 'ok' : 'failed'} in ${run.seconds.toFixed(1)} s`);
    if (run.code === 0) continue;
    console.log(run.output);
    process.exitCode = 1;
  }
}
