import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first Node that runs TypeScript files without a flag; the tools themselves need 22.12. */
export const oldestNode = [22, 18];

/**
 * @param {string} version as in `process.versions.node`
 * @returns {boolean} whether that Node runs the server and the tools as they are
 */
export function nodeIsRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * @param {string | undefined} version what `pnpm --version` printed
 * @returns {boolean} whether that pnpm reads this workspace's lockfile and settings
 */
export function pnpmIsRecent(version) {
  return Number(version?.split('.')[0]) === 10;
}

/** @returns {string | undefined} the version of the pnpm on the PATH, undefined when there is none */
export function installedPnpm() {
  try {
    return execFileSync('pnpm', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/**
 * A PATH prefix under which `node` is Node 24 and `pnpm` is pnpm 10. npx fetches both once and
 * keeps them; the folder is remembered, so a warm start neither waits for npx nor needs a network.
 * @param {string} root the checkout
 * @param {(line: string) => void} say
 * @returns {string} the folder; throws when npx cannot bring the two
 */
export function runtimeFolder(root, say) {
  const memory = join(root, '.cache', 'runtime');
  const remembered = readIfThere(memory);
  if (remembered !== undefined && holdsRuntime(remembered)) return remembered;
  say('fetching Node 24 and pnpm 10 with npx (once)');
  const folder = askNpx();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(memory, folder);
  return folder;
}

/** @returns {string} */
function askNpx() {
  // The script npx runs must not call npx again: the inner one would resolve to the outer's folder.
  const path = execFileSync(
    'npx',
    ['-y', '-p', 'node@24', '-p', 'pnpm@10', '-c', 'node -p process.env.PATH'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  ).toString();
  const folder = path.trim().split(delimiter).find(holdsRuntime);
  if (folder === undefined) throw new Error('npx did not bring Node 24 and pnpm 10');
  return folder;
}

/** @param {string} folder */
function holdsRuntime(folder) {
  return existsSync(join(folder, 'node')) && existsSync(join(folder, 'pnpm'));
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
