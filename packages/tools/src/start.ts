/**
 * `npm start` after the packages are installed: builds what has changed, then becomes the server,
 * which migrates, fills an empty database and says where it listens.
 */
import { spawn } from 'node:child_process';
import { buildApps } from './build/build-apps.ts';
import nodeOptions from '@lampstand/server/node-options.json' with { type: 'json' };
import { childEnv, readEnv } from './launch/env.mjs';
import { projectRoot } from './launch/project.mjs';

if (await buildApps(false)) {
  console.log('lampstand: starting the server');
  serve();
} else {
  process.exitCode = 1;
}

function serve(): void {
  const env = childEnv({
    NODE_ENV: readEnv('NODE_ENV') ?? 'production',
    // Whoever only tries it out gets the demonstration college; a college in earnest says so.
    APP_ENV: readEnv('APP_ENV') ?? 'development',
  });
  const server = spawn(process.execPath, [...nodeOptions, 'packages/server/src/main.ts'], {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
  });
  const pass = (signal: NodeJS.Signals): void => {
    // A terminal has already sent Ctrl-C to the server; a second one would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  server.on('exit', (code, signal) => {
    process.off('SIGINT', pass).off('SIGTERM', pass);
    if (signal === null) process.exitCode = code ?? 1;
    else process.kill(process.pid, signal);
  });
}
