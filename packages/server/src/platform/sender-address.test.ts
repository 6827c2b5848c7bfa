import { once } from 'node:events';
import { createServer, IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { countedAs, plainAddress, senderAddress } from './sender-address.ts';

/** Tells what it takes for the sender's address, with the setting that the path names. */
const server: Server = createServer((request, response) => {
  const TRUSTED_PROXIES = decodeURIComponent((request.url ?? '').slice(1));
  response.end(senderAddress(request, readEnv({ TRUSTED_PROXIES }).TRUSTED_PROXIES));
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (typeof address === 'object' && address !== null) port = address.port;
});
afterAll(() => server.close());

const told = async (trusted: string, forwarded?: string) => {
  const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const url = `http://127.0.0.1:${port}/${encodeURIComponent(trusted)}`;
  return (await fetch(url, { headers })).text();
};

describe('the address of a sender', () => {
  it.each([
    ['nobody', '', '198.51.100.7', '127.0.0.1'],
    ['another proxy', '10.0.0.1', '198.51.100.7', '127.0.0.1'],
    ['no hop', '0', '198.51.100.7', '127.0.0.1'],
    ['the proxy', 'loopback', '198.51.100.7', '198.51.100.7'],
    ['the proxy by its address', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['the proxy by its IPv4 in IPv6', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['the proxy, which wrote nothing', 'loopback', undefined, '127.0.0.1'],
    ['two proxies', 'loopback,10.0.0.0/8', '198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['the nearer of two proxies', 'loopback', '198.51.100.7, 10.1.2.3', '10.1.2.3'],
    ['one hop', '1', '198.51.100.7', '198.51.100.7'],
    ['one hop of two', '1', '198.51.100.7, 10.1.2.3', '10.1.2.3'],
    ['two hops', '2', '198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['more hops than there are', '3', '198.51.100.7', '198.51.100.7'],
  ])('where %s is trusted', async (_who, trusted, forwarded, address) => {
    expect(await told(trusted, forwarded)).toBe(address);
  });

  it.each(['loopback,10.0.0.0/8', '2'])(
    'is not what the sender claims in front of it, with %s',
    async (trusted) => {
      const forwarded = '203.0.113.1, 127.0.0.1, 198.51.100.7, 10.1.2.3';
      expect(await told(trusted, forwarded)).toBe('198.51.100.7');
    },
  );

  it.each([
    ['198.51.100.7:40312', '198.51.100.7'],
    ['[2001:db8::7]:40312', '2001:db8::7'],
    ['2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['unknown', '127.0.0.1'],
    ["' or 1=1", '127.0.0.1'],
  ])('that a proxy writes as %s is %s', async (forwarded, address) => {
    expect(await told('loopback', forwarded)).toBe(address);
  });
});

describe('an address', () => {
  it.each([
    ['fe80::1%eth0', 'fe80::1'],
    ['127.1', undefined],
    ['0x7f.0.0.1', undefined],
    ['', undefined],
  ])('%s is plainly %s', (given, plain) => {
    expect(plainAddress(given)).toBe(plain);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ])('%s counts as %s', (address, counted) => {
    expect(countedAs(address)).toBe(counted);
  });
});

it('is nobody’s once Node has taken the socket from the request', () => {
  const request = new IncomingMessage(new Socket());
  Reflect.set(request, 'socket', null);
  expect(senderAddress(request, readEnv({}).TRUSTED_PROXIES)).toBeNull();
});
