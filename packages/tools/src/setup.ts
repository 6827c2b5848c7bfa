/** `npm run setup` after the packages are installed: prints a new link to the first set-up. */
import { spawn } from 'node:child_process';
import { childEnv } from './launch/env.mjs';
import { projectRoot } from './launch/project.mjs';

spawn(process.execPath, ['packages/server/src/setup-link.ts'], {
  cwd: projectRoot,
  env: childEnv(),
  stdio: 'inherit',
}).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
