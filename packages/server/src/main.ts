import { loadQuickly } from './load-quickly.ts';

loadQuickly();
const [{ processEnv }, { builtPages }, { run }] = await Promise.all([
  import('./env.ts'),
  import('./http/pages.ts'),
  import('./run.ts'),
]);
await run(processEnv, builtPages);
