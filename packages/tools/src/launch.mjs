/**
 * `npm start`, `npm test`, `npm run doctor` and `npm run setup` on a machine that has any Node from 18 on and nothing else: brings
 * Node 24 and pnpm 10, installs the packages, and hands over to the TypeScript tools.
 * Plain JavaScript with no installed packages, because nothing else would run there yet.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv, readEnv } from './launch/env.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { projectRoot } from './launch/project.mjs';
import { installedPnpm, nodeIsRecent, pnpmIsRecent, runtimeFolder } from './launch/runtime.mjs';

/** @type {Record<string, string>} */
const tools = { start: 'start.ts', test: 'check.ts', doctor: 'doctor.ts', setup: 'setup.ts' };

const [command = '', ...rest] = process.argv.slice(2);
const tool = tools[command];
const rerunMark = 'LAMPSTAND_RUNTIME_READY';

if (tool === undefined) {
  say('use: node packages/tools/src/launch.mjs start|test|doctor|setup');
  process.exit(2);
}
if (readEnv(rerunMark) === undefined && !runtimeIsReady()) {
  rerunUnderNode24();
} else if (command === 'doctor' || installIfNeeded(projectRoot, say)) {
  handOver(process.execPath, [join(projectRoot, 'packages/tools/src', tool), ...rest], {});
} else {
  giveUp();
}

function runtimeIsReady() {
  return nodeIsRecent(process.versions.node) && pnpmIsRecent(installedPnpm());
}

function rerunUnderNode24() {
  try {
    const folder = runtimeFolder(projectRoot, say);
    handOver(join(folder, 'node'), [fileURLToPath(import.meta.url), command, ...rest], {
      PATH: `${folder}${delimiter}${readEnv('PATH') ?? ''}`,
      [rerunMark]: 'yes',
      LAMPSTAND_CALLERS_NODE: process.versions.node,
    });
  } catch (error) {
    say(`cannot get Node 24 and pnpm 10: ${error instanceof Error ? error.message : 'unknown'}`);
    say(
      'install Node 24 (https://nodejs.org) and pnpm 10 (npm install -g pnpm@10), then try again',
    );
    giveUp();
  }
}

/**
 * Runs the next program in place of this one: same terminal, signals passed on, its exit code ours.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function handOver(program, args, env) {
  const child = spawn(program, args, { cwd: projectRoot, env: childEnv(env), stdio: 'inherit' });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // A terminal has already sent Ctrl-C to the child; a second one would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  stopWithNpm(child);
  child.on('error', (error) => {
    say(error.message);
    giveUp();
  });
  child.on('exit', (code, signal) => {
    process.off('SIGINT', pass).off('SIGTERM', pass);
    if (signal === null) process.exitCode = code ?? 1;
    else process.kill(process.pid, signal);
  });
}

/**
 * A stopped npm takes only the shell between us with it: without this the server would live on.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (readEnv('npm_lifecycle_event') === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

function giveUp() {
  if (command === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/** @param {string} line */
function say(line) {
  console.log(`lampstand: ${line}`);
}
