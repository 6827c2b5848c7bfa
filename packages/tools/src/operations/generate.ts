import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../launch/project.mjs';
import { runCommand } from '../process/run-command.ts';
import { hashFiles, listFiles, stampOf } from '../source-hash.ts';

const schema = 'packages/server/schema.graphql';
const homes = ['portal/src', 'admin/src', 'packages/auth/src', 'packages/upload/src'];
const generatedEnd = '.generated.ts';

/**
 * Writes the `.generated.ts` beside every operation when an operation, the schema or the settings
 * changed. A tree without a schema or operations is in order.
 * @param say hears what was done
 * @returns the generator's exit code; what it complained about has been printed
 */
export async function generateOperations(say: (line: string) => void): Promise<number> {
  const done = (line: string): 0 => {
    say(line);
    return 0;
  };
  if (!existsSync(join(projectRoot, schema))) return done(`${schema} is not there yet`);
  const documents = listFiles(projectRoot, homes, (path) => path.endsWith('.graphql'));
  removeOrphans(documents);
  if (documents.length === 0) return done('there are no operations yet');

  const stamp = stampOf(projectRoot, 'codegen');
  const hash = hashFiles(projectRoot, [...documents, schema, 'codegen.ts', 'pnpm-lock.yaml']);
  if (stamp.matches(hash) && documents.every(hasOutput)) return done('up to date');

  const generator = join(projectRoot, 'node_modules/.bin/graphql-codegen');
  const run = await runCommand(generator, ['--config', 'codegen.ts', '--errors-only'], {
    cwd: projectRoot,
  });
  if (run.code !== 0) {
    console.error(run.output);
    return run.code;
  }
  stamp.write(hash);
  return done(`${documents.length} documents in ${run.seconds.toFixed(1)} s`);
}

function outputOf(document: string): string {
  return document.replace(/\.graphql$/, generatedEnd);
}

function hasOutput(document: string): boolean {
  return existsSync(join(projectRoot, outputOf(document)));
}

/** A deleted operation must not live on in its generated file. */
function removeOrphans(documents: readonly string[]): void {
  const wanted = new Set(documents.map(outputOf));
  for (const file of listFiles(projectRoot, homes, (path) => path.endsWith(generatedEnd))) {
    if (!wanted.has(file)) rmSync(join(projectRoot, file));
  }
}
