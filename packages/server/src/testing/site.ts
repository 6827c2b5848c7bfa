import type { AddressInfo } from 'node:net';
import { createHandler } from '../http/handler.ts';
import { createHttpServer, type Listening, listen } from '../http/listen.ts';
import { createMetrics } from '../http/metrics.ts';
import type { Pages } from '../http/pages.ts';
import type { TestApp } from './test-app.ts';

/** Stands for the built apps, which tests of the server do without. */
const pages: Pages = {
  assets: (_request, _response, next) => {
    next();
  },
  page: async (_path, opener) => `<!doctype html><title>page</title>${opener}`,
  close: async () => {},
};

interface SiteOptions {
  readonly isOpen?: () => boolean;
  /** What of the built apps is not as usual. */
  readonly pages?: Partial<Pages>;
}

/** The server of a test app, taking requests on a port of this machine. */
export function openSite(app: TestApp, options: SiteOptions = {}): Promise<Listening> {
  const handler = createHandler({
    services: app.services,
    pages: { ...pages, ...options.pages },
    metrics: createMetrics(),
    isOpen: options.isOpen ?? (() => true),
  });
  return listen(createHttpServer(), handler, 0, '127.0.0.1');
}

/** The port on which a server takes requests. */
export function portOf({ server }: Pick<Listening, 'server'>): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return address.port;
}
