import { loadQuickly } from '../src/load-quickly.ts';

loadQuickly();
const [{ processEnv, readEnv }, { createLogger }, { startServer }] = await Promise.all([
  import('../src/env.ts'),
  import('../src/platform/logger.ts'),
  import('../src/start-server.ts'),
]);

/** The product's own server without the apps' files: the bench asks the API only. */
const env = readEnv({ APP_ENV: 'development', LOG_LEVEL: 'error', PORT: '0', ...processEnv });
const server = await startServer(env, createLogger(env.LOG_LEVEL), async () => ({
  assets: (_request, _response, next) => {
    next();
  },
  page: async () => '',
  close: async () => {},
}));
process.stdout.write(`ready ${new URL(server.url).port}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
