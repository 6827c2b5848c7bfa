import { afterEach, describe, expect, it } from 'vitest';
import { testEnv } from '../testing/env.ts';
import { createHttpServer, type Listening, listen } from './listen.ts';
import { sendMetrics } from './metrics.http.ts';
import { openMetricsPort } from './metrics-port.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-sixteen-letters';
const opened: Listening[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close(0);
});

/** The public port and the own one, as the environment has them. */
async function portsWith(given: Record<string, string>) {
  const metrics = createMetrics();
  const env = testEnv({ APP_ENV: 'production', METRICS_HOST: '127.0.0.1', ...given });
  const server = createHttpServer();
  const open = await listen(
    server,
    (request, response) => {
      void sendMetrics({ metrics, env, at: 'the public port' }, request, response);
    },
    0,
    '127.0.0.1',
  );
  const own = await openMetricsPort(metrics, env);
  opened.push(...[open, own].flatMap((each) => each ?? []));
  return { open, own };
}

const statusOf = async (at: Listening | undefined, authorization?: string, path = '/metrics') => {
  const headers = { ...(authorization !== undefined && { authorization }) };
  return (await fetch(`${at?.url}${path}`, { headers })).status;
};

describe('figures at the public port', () => {
  it.each(['production', 'admin-app', 'offline-app'])(
    'are not there in %s without a token',
    async (APP_ENV) => {
      const { open, own } = await portsWith({ APP_ENV });
      expect(own).toBeUndefined();
      expect(await statusOf(open)).toBe(404);
      expect(await statusOf(open, `Bearer ${TOKEN}`)).toBe(404);
    },
  );

  it('are open in development', async () => {
    const { open } = await portsWith({ APP_ENV: 'development' });
    expect(await statusOf(open)).toBe(200);
  });

  it.each(['production', 'development'])('want the token in %s', async (APP_ENV) => {
    const { open } = await portsWith({ APP_ENV, METRICS_TOKEN: TOKEN });
    expect(await statusOf(open)).toBe(401);
    expect(await statusOf(open, 'Bearer another-token')).toBe(401);
    expect(await statusOf(open, `Basic ${TOKEN}`)).toBe(401);
    expect(await statusOf(open, `Bearer ${TOKEN}`)).toBe(200);
  });
});

describe('figures at a port of their own', () => {
  it('are nowhere else, in development neither', async () => {
    const { open, own } = await portsWith({ APP_ENV: 'development', METRICS_PORT: '0' });
    expect(await statusOf(open)).toBe(404);
    expect(await statusOf(own)).toBe(200);
    expect(await statusOf(own, undefined, '/healthz')).toBe(404);
  });

  it('want the token where there is one', async () => {
    const { own } = await portsWith({ METRICS_PORT: '0', METRICS_TOKEN: TOKEN });
    expect(await statusOf(own)).toBe(401);
    expect(await statusOf(own, `Bearer ${TOKEN}`)).toBe(200);
  });
});
