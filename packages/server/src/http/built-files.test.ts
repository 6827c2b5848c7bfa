import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';
import { listen } from './listen.ts';

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serving(): Promise<{ url: string; folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-built-'));
  for (const name of ['kept.js', 'replaced.js']) writeFileSync(path.join(folder, name), '1;');
  const { server, url, close } = await listen(createServer(), builtFiles(folder), 0, '127.0.0.1');
  ends.push(() => {
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
    return close();
  });
  return { url: url.replace(/\/$/, ''), folder };
}

test('a built file may be kept for a year, and one that is not there is not found', async () => {
  const { url } = await serving();
  const found = await fetch(`${url}/kept.js`);
  expect(found.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  expect(await found.text()).toBe('1;');
  expect((await fetch(`${url}/never.js`)).status).toBe(404);
});

test('a file that a new build took away ends its own answer, not the server', async () => {
  const { url, folder } = await serving();
  rmSync(path.join(folder, 'replaced.js'));
  await expect(fetch(`${url}/replaced.js`).then((answer) => answer.text())).rejects.toThrow(
    TypeError,
  );
  expect((await fetch(`${url}/kept.js`)).status).toBe(200);
});
