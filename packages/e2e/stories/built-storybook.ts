import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const folder = join(import.meta.dirname, '../../../storybook-static');
const indexFile = join(folder, 'index.json');

/**
 * The ids of all stories of the built workshop.
 * @throws when it has not been built
 */
export function builtStories(): readonly string[] {
  if (!existsSync(indexFile)) throw new Error('Run `pnpm build-storybook` first');
  const ids: string[] = [];
  JSON.parse(readFileSync(indexFile, 'utf8'), (_key, value: unknown) => {
    if (isStory(value)) ids.push(value.id);
    return value;
  });
  return ids;
}

function isStory(value: unknown): value is { readonly id: string } {
  const named = typeof value === 'object' && value !== null && 'id' in value && 'type' in value;
  return named && typeof value.id === 'string' && value.type === 'story';
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface ServedStorybook {
  readonly url: string;
  readonly close: () => void;
}

/** Serves the built workshop on a free port of this machine. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname);
    readFile(join(folder, path)).then(
      (body) => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        response
          .writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => void server.close() };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
