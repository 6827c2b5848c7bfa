/** `pnpm types`: the compiler over every package and app, two at a time; all errors are shown. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './launch/project.mjs';
import { runCommand } from './process/run-command.ts';
import { workspaceFolders } from './workspaces.ts';

const tsc = join(projectRoot, 'node_modules/.bin/tsc');
const wanted = process.argv.slice(2);
const queue = workspaceFolders(projectRoot).filter(
  (folder) =>
    existsSync(join(projectRoot, folder, 'tsconfig.json')) &&
    (wanted.length === 0 || wanted.includes(folder)),
);

await Promise.all([checkNext(), checkNext()]);

async function checkNext(): Promise<void> {
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    const run = await runCommand(tsc, ['-p', folder], { cwd: projectRoot });
    console.log(`${folder}: ${run.code === 0 ? 'ok' : 'failed'} in ${run.seconds.toFixed(1)} s`);
    if (run.code === 0) continue;
    console.log(run.output);
    process.exitCode = 1;
  }
}
