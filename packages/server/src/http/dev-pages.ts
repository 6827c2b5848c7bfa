import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { type App, appForPath } from '@lampstand/access';
import { appFolder, type Pages } from './pages.ts';

/** Both apps from their sources, with hot reload over the same port. */
export async function devPages(server: Server): Promise<Pages> {
  const vite = new Map<App, ViteDevServer>();
  for (const app of ['portal', 'admin'] as const) {
    vite.set(
      app,
      await createServer({
        root: appFolder(app),
        appType: 'custom',
        server: { middlewareMode: { server }, hmr: { server, path: `/_${app}/@hot` } },
      }),
    );
  }
  return {
    assets(request, response, next) {
      const url = request.url ?? '/';
      for (const [app, dev] of vite) {
        if (url.startsWith(`/_${app}/`)) {
          dev.middlewares(request, response, next);
          return;
        }
      }
      next();
    },
    async page(url) {
      const app = appForPath(url);
      const html = await readFile(path.join(appFolder(app), 'index.html'), 'utf8');
      return (await vite.get(app)?.transformIndexHtml(`/_${app}/`, html)) ?? html;
    },
    close: async () => {
      for (const dev of vite.values()) await dev.close();
    },
  };
}
