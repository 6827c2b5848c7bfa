import type { Env } from '../env.ts';
import type { Handler } from './handler.ts';
import { createHttpServer, type Listening, listen } from './listen.ts';
import { METRICS_PATH, type Place, sendMetrics } from './metrics.http.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` at a port of its own, where one is configured.
 * @throws when the port is taken.
 */
export async function openMetricsPort(metrics: Metrics, env: Env): Promise<Listening | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  const place: Place = { metrics, env, at: 'its own port' };
  const handler: Handler = (request, response) => {
    const [path] = (request.url ?? '/').split('?');
    if (path !== METRICS_PATH) {
      response.writeHead(404).end();
      return;
    }
    sendMetrics(place, request, response).catch(() => response.destroy());
  };
  return listen(createHttpServer(), handler, env.METRICS_PORT, env.METRICS_HOST);
}
