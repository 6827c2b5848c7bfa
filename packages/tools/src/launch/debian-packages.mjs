/** Packages of Debian and Ubuntu. Plain JavaScript, because `.ci/run` asks before anything is installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { childEnv } from './env.mjs';

/**
 * What the installation asks of the machine; a test gives another one.
 * @typedef {object} Machine
 * @property {boolean} isRoot
 * @property {boolean} hasApt
 * @property {(args: readonly string[]) => { readonly ok: boolean, readonly output: string }} apt runs `apt-get`
 */

const MINUTES = 10;
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

/** @returns {Machine} */
function thisMachine() {
  return {
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    apt(args) {
      const run = spawnSync('apt-get', args, {
        encoding: 'utf8',
        timeout: MINUTES * 60_000,
        env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
      });
      return { ok: run.status === 0, output: `${run.stdout ?? ''}${run.stderr ?? ''}` };
    },
  };
}

/**
 * Installs packages of the distribution, as root and where `apt-get` is.
 * @param {readonly (readonly string[])[]} choices sets of packages, the first that can be had is taken
 * @param {Machine} [machine]
 * @returns {string | undefined} why nothing was installed, in one line
 */
export function installDebianPackages(choices, machine = thisMachine()) {
  const wanted = choices[0]?.join(' ') ?? '';
  if (!machine.hasApt) return `there is no apt-get to install ${wanted}`;
  if (!machine.isRoot) return `only root can install ${wanted}`;
  // A list of packages that is out of date still serves where the network is gone.
  machine.apt(['update']);
  let said = '';
  for (const names of choices) {
    const run = machine.apt(['install', '-y', '--no-install-recommends', ...names]);
    if (run.ok) return undefined;
    said = run.output;
  }
  const [last = 'it did not say why'] = said.trim().split('\n').slice(-1);
  return `apt-get could not install ${wanted}: ${last}`;
}

/** Keeps the package of PostgreSQL from starting a server of its own on the usual port. */
export function forbidOwnCluster() {
  if (existsSync(CLUSTER_SETTINGS)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
}
