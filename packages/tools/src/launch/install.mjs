import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv } from './env.mjs';

/**
 * A fingerprint of everything that decides what `pnpm install` would put into node_modules.
 * @param {string} root the checkout
 * @returns {string}
 */
export function installFingerprint(root) {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of manifests(root)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Installs the packages unless node_modules already holds what the lockfile and manifests ask for.
 * @param {string} root the checkout
 * @param {(line: string) => void} say
 * @returns {boolean} whether the packages are there; on failure pnpm's output has been shown
 */
export function installIfNeeded(root, say) {
  const stamp = join(root, 'node_modules', '.lampstand-installed');
  const wanted = installFingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    say('packages: up to date');
    return true;
  }
  say('packages: installing');
  const begun = performance.now();
  // NODE_ENV=production would leave out the tools that build; CI answers pnpm's questions.
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prod=false', '--reporter=append-only'],
    { cwd: root, env: childEnv({ NODE_ENV: undefined, CI: 'true' }), maxBuffer: 1 << 28 },
  );
  if (status !== 0) {
    process.stderr.write(stdout ?? '');
    process.stderr.write(stderr ?? '');
    say('packages: pnpm install failed');
    return false;
  }
  writeFileSync(stamp, wanted);
  say(`packages: installed in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return true;
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function manifests(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...['.', 'admin', 'portal', ...packages.sort()].map((folder) => `${folder}/package.json`),
  ].filter((file) => existsSync(join(root, file)));
}
