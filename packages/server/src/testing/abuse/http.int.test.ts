import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listening } from '../../http/listen.ts';
import { openSite, portOf } from '../site.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { httpFamilies } from './http-cases.ts';
import { pipelined, smuggled, twice } from './http-in-a-row.ts';
import { type Heard, request, send } from './raw-http.ts';

const MOST_MS = 5000;
/** Connections at the same time. */
const TOGETHER = 25;

let app: TestApp;
let site: Listening;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  site = await openSite(app);
  port = portOf(site);
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const right = request('{"query":"{ locales { _id } }"}');

/** What is wrong with how a request was refused, or undefined. */
function unfit({ statuses, text, closed, ms }: Heard): string | undefined {
  const status = statuses.at(-1);
  if (ms > MOST_MS) return `took ${Math.round(ms)} ms`;
  if (!closed) return 'left open';
  if (status !== undefined && (status < 400 || status >= 500)) return `answered ${status}`;
  return /node_modules|\.ts:\d|"data":\{/.test(text) ? 'told too much' : undefined;
}

describe('a request that is none', () => {
  it('is tried in at least 200 ways', () => {
    const count = httpFamilies.reduce((sum, { cases }) => sum + cases.length, 0);
    expect(count).toBeGreaterThanOrEqual(200);
  });

  it.each(httpFamilies)('is refused within five seconds: $name', async ({ cases }) => {
    const found: string[] = [];
    for (let from = 0; from < cases.length; from += TOGETHER) {
      const some = cases.slice(from, from + TOGETHER);
      const heard = await Promise.all(some.map((parts) => send(port, parts)));
      heard.forEach((each, n) => {
        const complaint = unfit(each);
        if (complaint)
          found.push(
            `${from + n} ${complaint}: ${String(some[n]).slice(0, 300)} -> ${each.text.slice(0, 300)}`,
          );
      });
    }
    expect(found).toEqual([]);
    // Whatever was sent, the server goes on.
    const { statuses, text } = await send(port, right);
    expect({ statuses, data: text.includes('"data":{"locales"') }).toEqual({
      statuses: [200],
      data: true,
    });
  });
});

describe('requests one behind the other', () => {
  it.each([2, 10, 50])('are all answered: %i', async (count) => {
    const { statuses } = await send(port, pipelined(count));
    expect(statuses).toEqual(Array.from({ length: count }, () => 200));
  });

  it('end with the first that is broken', async () => {
    const open = request('{"query":"{ locales { _id } }"}', { connection: 'keep-alive' });
    const { statuses, closed } = await send(port, [...open, 'nonsense\r\n\r\n', ...right]);
    expect({ last: statuses.at(-1), closed }).toEqual({ last: 400, closed: true });
  });

  it.each(smuggled.map((parts) => [parts]))('are not hidden in another: %#', async (parts) => {
    const { statuses, text, closed } = await send(port, parts);
    expect({ statuses, closed }).toEqual({ statuses: [400], closed: true });
    expect(text).not.toContain('ok');
  });

  it('run one operation for a key that is given twice: the last', async () => {
    const { statuses, text } = await send(
      port,
      twice('{ demoPersonas { key } }', '{ locales { _id } }'),
    );
    expect(statuses).toEqual([200]);
    expect(text).toContain('locales');
    expect(text).not.toContain('demoPersonas');
  });
});
