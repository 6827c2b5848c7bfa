import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testEnv } from '../testing/env.ts';
import { portOf } from '../testing/site.ts';
import {
  CONNECTIONS_PER_ADDRESS,
  createHttpServer,
  type Listening,
  listen,
  manyAreBehind,
} from './listen.ts';

let open: Listening | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await open?.close(0);
  open = undefined;
});

/** Opens a connection and asks for something. @returns whether it was answered. */
async function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  // A connection that is cut says so as an error or as its end.
  socket.on('error', () => {});
  const over = new Promise<boolean>((resolve) => {
    socket.once('data', () => {
      resolve(true);
    });
    socket.once('close', () => {
      resolve(false);
    });
  });
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return over;
}

const answers = (count: number, port: number) =>
  Promise.all(Array.from({ length: count }, () => isAnswered(port)));

describe('connections of one address', () => {
  it('are cut past a number, and possible again once others end', async () => {
    open = await listen(
      createHttpServer(),
      (_request, response) => response.end('here'),
      0,
      '127.0.0.1',
      () => false,
    );
    const port = portOf(open);
    expect(new Set(await answers(CONNECTIONS_PER_ADDRESS, port))).toEqual(new Set([true]));
    expect(new Set(await answers(5, port))).toEqual(new Set([false]));
    const [first] = sockets;
    first?.destroy();
    await expect.poll(() => isAnswered(port)).toBe(true);
  });

  it('are not counted where many people are behind it', async () => {
    const isExempt = manyAreBehind(
      testEnv({ TRUSTED_PROXIES: '10.0.0.1', SHARED_ADDRESSES: '198.51.100.0/24' }),
    );
    const addresses = ['127.0.0.1', '::1', '10.0.0.1', '198.51.100.9', '203.0.113.9', '10.0.0.2'];
    expect(addresses.map(isExempt)).toEqual([true, true, true, true, false, false]);
  });
});
