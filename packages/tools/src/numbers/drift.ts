import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';

/** A checked-in file that a command writes from the sources. */
const derived = [
  {
    file: 'packages/server/schema.graphql',
    program: 'packages/server/src/graphql/print-schema.ts',
  },
];

/**
 * How many checked-in derived files are not what their sources give. The files are left as they
 * are. Not a number when one cannot be made.
 */
export async function countDrift(root: string): Promise<number> {
  let drifted = 0;
  for (const { file, program } of derived) {
    const path = join(root, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const run = await runCommand(process.execPath, [program], { cwd: root });
    if (run.code !== 0) return NaN;
    if (readFileSync(path, 'utf8') === before) continue;
    writeFileSync(path, before);
    drifted += 1;
  }
  return drifted;
}
