import { processEnv, readEnv } from './env.ts';
import { printSetupLink } from './print-setup-link.ts';
import { inWords } from './run.ts';

// `npm run setup`: a new link to the first set-up of the college that the configuration names.
let env = readEnv({});
try {
  env = readEnv(processEnv);
  process.exitCode = await printSetupLink(env, (text) => process.stdout.write(text));
} catch (error) {
  process.stderr.write(`${inWords(error, env)}\n`);
  process.exitCode = 1;
}
