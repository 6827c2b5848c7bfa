import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { type App, appForPath } from '@lampstand/access';

/** Sends the apps: their assets, and the page of the app that serves an address. */
export interface Pages {
  /** Answers a request for an asset of an app; calls `next` when it is none. */
  assets(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** HTML of the app that serves a path. */
  page(path: string): Promise<string>;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
export const appFolder = (app: App): string => path.join(root, app);

/** The apps were not built. */
export class NotBuiltError extends Error {
  override name = 'NotBuiltError';
}

/** The built apps: hashed files for a year, compressed ahead of time. @throws NotBuiltError. */
export async function builtPages(): Promise<Pages> {
  const apps = ['portal', 'admin'] as const;
  const missing = apps.filter((app) => !existsSync(path.join(appFolder(app), 'dist/index.html')));
  if (missing.length > 0)
    throw new NotBuiltError(`Not built: ${missing.join(', ')}. Run: pnpm build`);
  const html = new Map<App, string>();
  for (const app of apps) {
    html.set(app, await readFile(path.join(appFolder(app), 'dist/index.html'), 'utf8'));
  }
  const serve = new Map(
    apps.map((app) => [
      `/_${app}/`,
      sirv(path.join(appFolder(app), 'dist'), {
        brotli: true,
        gzip: true,
        immutable: true,
        maxAge: 31_536_000,
        etag: true,
      }),
    ]),
  );
  return {
    assets(request, response, next) {
      const url = request.url ?? '/';
      for (const [base, handler] of serve) {
        if (!url.startsWith(base)) continue;
        request.url = url.slice(base.length - 1);
        handler(request, response, () => {
          response.writeHead(404).end();
        });
        return;
      }
      next();
    },
    page: async (url) => html.get(appForPath(url)) ?? '',
    close: async () => {},
  };
}
