import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOTE_FILES_PATH } from '@lampstand/access';
import { publicUrl } from '../env.ts';
import { createGraphql } from '../graphql/yoga.ts';
import { OUTBOX_PATH, serveOutbox } from '../mail/outbox.http.ts';
import { D2L_PATH, serveTicket } from '../modules/d2l/index.ts';
import { serveFile } from '../modules/files/index.ts';
import { serveTranscript, TRANSCRIPTS_PATH } from '../modules/grades/index.ts';
import { hasSessionCookie, usesHttps } from '../modules/identity/index.ts';
import { serveNotes } from '../modules/learning/index.ts';
import { EXPORTS_PATH, serveExport } from '../modules/people/index.ts';
import { servePart } from '../modules/uploads/index.ts';
import { PARTS_PATH } from '../platform/part-url.ts';
import { FILES_PATH } from '../platform/signed-url.ts';
import { isOutage } from '../platform/outage.ts';
import { senderAddress } from '../platform/sender-address.ts';
import type { Services } from '../platform/services.ts';
import { holdsSecret, productionPage, withoutSecret } from './link-pages.ts';
import { METRICS_PATH, sendMetrics } from './metrics.http.ts';
import type { Metrics } from './metrics.ts';
import { type Pages, withRevisions, withSite } from './pages.ts';
import { refusedStatus, refuseEncoded } from './same-site.ts';
import { protect } from './security-headers.ts';
import { serveGraphql } from './serve-graphql.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Site {
  readonly services: Services;
  readonly pages: Pages;
  readonly metrics: Metrics;
  /** False as soon as the server was asked to stop. */
  readonly isOpen: () => boolean;
}

type Route = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

const below = (start: string) => (path: string) => path.startsWith(start);

/** What modules serve by themselves, each behind links of its own kind. */
const linked = [
  { name: 'export', isAt: below(EXPORTS_PATH), serve: serveExport },
  { name: 'files', isAt: below(FILES_PATH), serve: serveFile },
  { name: 'part', isAt: (path: string) => PARTS_PATH.test(path), serve: servePart },
  { name: 'notes', isAt: below(NOTE_FILES_PATH), serve: serveNotes },
  { name: 'transcript', isAt: below(TRANSCRIPTS_PATH), serve: serveTranscript },
  { name: 'd2l', isAt: below(D2L_PATH), serve: serveTicket },
] as const;

const RETRY_SECONDS = '10';

/** Whether the process lives, or whether it can serve. */
async function sendHealth(
  { isOpen, services }: Site,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const ready = path === '/healthz' || (isOpen() && (await answers(services)));
  response
    .writeHead(ready ? 200 : 503, { 'content-type': 'text/plain' })
    .end(ready ? 'ok' : 'not ready');
}

/** Everything the server answers, by the first step of the path. */
export function createHandler(site: Site): Handler {
  const { services, pages, metrics } = site;
  const graphql = createGraphql(services);
  const { origin } = new URL(publicUrl(services.env));
  const options = {
    https: usesHttps(services),
    development: services.env.NODE_ENV === 'development',
    storeOrigin: services.files.parts.origin,
  };

  const probe: Route = (_request, response, path) => sendHealth(site, path, response);
  const figures: Route = (request, response) =>
    sendMetrics({ metrics, env: services.env, at: 'the public port' }, request, response);
  const api: Route = async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    const refused = refusedStatus(request.method, request.headers, origin);
    if (refused) {
      response.writeHead(refused).end();
      return;
    }
    await serveGraphql({ graphql, services }, request, response, {
      address: senderAddress(request, services.env.TRUSTED_PROXIES),
    });
  };
  const outbox: Route = (_request, response, path) => serveOutbox(services, path, response);
  const page: Route = async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const elsewhere = productionPage(request.url ?? '/', services.env);
    if (elsewhere !== undefined) {
      response.writeHead(302, { location: elsewhere }).end();
      return;
    }
    if (holdsSecret(path)) response.setHeader('referrer-policy', 'no-referrer');
    // Whether the session still holds is seen later; a wrong guess costs a file too many.
    const opener = hasSessionCookie(services, request.headers.cookie) ? 'member' : 'visitor';
    // Before the status: a page that fails must be able to say so.
    const html = withRevisions(await pages.page(path, opener), services.translators.revisions());
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(withSite(html, services.site.current()));
  };

  function routeOf(path: string): [name: string, route: Route] {
    if (path === '/graphql') return ['graphql', api];
    if (path === '/healthz' || path === '/readyz') return ['probe', probe];
    if (path === METRICS_PATH) return ['metrics', figures];
    const link = linked.find(({ isAt }) => isAt(path));
    if (link) return [link.name, (request, response) => link.serve(services, request, response)];
    if (path.startsWith(OUTBOX_PATH) && services.env.APP_ENV === 'development')
      return ['outbox', outbox];
    return ['page', page];
  }

  return (request, response) => {
    const started = performance.now();
    const [path = '/'] = (request.url ?? '/').split('?');
    protect(response, options);
    if (refuseEncoded(request, response)) return;
    // Whoever keeps this connection shall make the next one to a server that stays.
    if (!site.isOpen()) response.setHeader('connection', 'close');
    pages.assets(request, response, () => {
      const [name, route] = routeOf(path);
      response.once('finish', () => {
        metrics.observe(name, response.statusCode, (performance.now() - started) / 1000);
      });
      route(request, response, path).catch((error: unknown) => {
        logFailure(services, request, response, error);
        if (response.headersSent) response.destroy();
        else fail(response, error);
      });
    });
  };
}

/** Writes down what failed; a reader that went away in the middle of a file is not a fault. */
function logFailure(
  { env, log }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.destroyed) return;
  const [path = '/'] = (request.url ?? '/').split('?');
  const address = senderAddress(request, env.TRUSTED_PROXIES);
  log.error({ err: error, path: withoutSecret(path), address }, 'request failed');
}

/** What the person or the browser may try again says so; nothing of the answer that failed is left. */
function fail(response: ServerResponse, error: unknown): void {
  for (const name of ['etag', 'content-disposition', 'accept-ranges']) response.removeHeader(name);
  response.setHeader('cache-control', 'no-store');
  if (isOutage(error)) response.writeHead(503, { 'retry-after': RETRY_SECONDS }).end();
  else response.writeHead(500).end();
}

async function answers(services: Services): Promise<boolean> {
  try {
    await services.database.ping();
    return true;
  } catch {
    return false;
  }
}
