import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  type App,
  appForPath,
  firstFilesFor,
  firstFilesName,
  type FirstFilesRule,
  type Opener,
} from '@lampstand/access';
import type { SiteFacts } from '../platform/site-facts.ts';
import { builtFiles } from './built-files.ts';

/** Sends the apps: their assets, and the page of the app that serves an address. */
export interface Pages {
  /** Answers a request for an asset of an app; calls `next` when it is none. */
  assets(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** HTML of the app that serves a path, as its likely opener needs it. */
  page(path: string, opener: Opener): Promise<string>;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
export const appFolder = (app: App): string => path.join(root, app);

/** The apps were not built. */
export class NotBuiltError extends Error {
  override name = 'NotBuiltError';
}

/** The built apps. @throws NotBuiltError. */
export async function builtPages(): Promise<Pages> {
  const apps = ['portal', 'admin'] as const;
  const missing = apps.filter((app) =>
    ['index.html', firstFilesName].some(
      (name) => !existsSync(path.join(appFolder(app), 'dist', name)),
    ),
  );
  if (missing.length > 0)
    throw new NotBuiltError(`Not built: ${missing.join(', ')}. Run: pnpm build`);
  const built = new Map<App, BuiltPage>();
  for (const app of apps) built.set(app, await readBuiltPage(path.join(appFolder(app), 'dist')));
  const serve = new Map(
    apps.map((app) => [`/_${app}/`, builtFiles(path.join(appFolder(app), 'dist'))]),
  );
  return {
    assets(request, response, next) {
      const url = request.url ?? '/';
      for (const [base, handler] of serve) {
        if (!url.startsWith(base)) continue;
        request.url = url.slice(base.length - 1);
        handler(request, response);
        return;
      }
      next();
    },
    page: async (url, opener) => {
      const page = built.get(appForPath(url));
      return page ? pageWith(page.html, firstFilesFor(page.rules, url, opener)) : '';
    },
    close: async () => {},
  };
}

const rulesSchema = z.array(
  z.object({
    path: z.string().optional(),
    opener: z.enum(['member', 'visitor']).optional(),
    files: z.array(z.string()),
  }),
);

interface BuiltPage {
  readonly html: string;
  readonly rules: readonly FirstFilesRule[];
}

async function readBuiltPage(folder: string): Promise<BuiltPage> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const rules: unknown = JSON.parse(await read(firstFilesName));
  return { html: await read('index.html'), rules: rulesSchema.parse(rules) };
}

/** A page that begins to fetch files at once, before the script that asks for them has arrived. */
export function pageWith(html: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Names the locales that have texts of the college's own, and which publication is in force. */
export function withRevisions(html: string, revisions: ReadonlyMap<string, number>): string {
  if (revisions.size === 0) return html;
  const content = [...revisions].map(([locale, revision]) => `${locale}:${revision}`).join(',');
  return html.replace('</head>', () => `<meta name="texts" content="${content}"></head>`);
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * Tells a page what the college is called, which locales its picker offers and what else was
 * settled for the site; title and mark have the name before any script has arrived.
 */
export function withSite(
  html: string,
  { locales, alumniRegionId: _id, ...facts }: SiteFacts,
): string {
  const told = Object.entries(facts).filter(([, value]) => value !== null);
  const pairs = locales.map(({ code, label }) => [code, label]);
  const content = escaped(JSON.stringify({ ...Object.fromEntries(told), locales: pairs }));
  const name = escaped(facts.shortName);
  return html
    .replace('</head>', () => `<meta name="site" content="${content}"></head>`)
    .replace(/(<title>)Lampstand(<\/title>)/, (_all, start, end) => `${start}${name}${end}`)
    .replace(/(startup-name">)Lampstand(<)/, (_all, start, end) => `${start}${name}${end}`);
}
