import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/** Whether an address is one of those that a setting names. */
export type AddressTest = (address: string) => boolean;

/**
 * Whether what a proxy says about the sender counts: by its address, and by how many steps it is away
 * from this server (0 is the peer of the connection).
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** Names of ranges that `proxy-addr` knows. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** More proxies than this stand in front of nobody. */
const MOST_HOPS = 10;

function isEntry(entry: string): boolean {
  if (NAMED.includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  );
}

/** The first entry that is neither an address nor a range, nor the name of one. */
export const wrongAddress = (entries: readonly string[]): string | undefined =>
  entries.find((entry) => !isEntry(entry));

/** A number of hops, where a setting names one instead of addresses. */
function hopsIn(entries: readonly string[]): number | undefined {
  const [only = ''] = entries;
  return entries.length === 1 && /^\d{1,2}$/.test(only) ? Number(only) : undefined;
}

/** What is wrong about the setting of trusted proxies. */
export function wrongProxy(entries: readonly string[]): string | undefined {
  const hops = hopsIn(entries);
  if (hops === undefined) return wrongAddress(entries);
  return hops > MOST_HOPS ? String(hops) : undefined;
}

/** Compiles a list of addresses and ranges. @throws TypeError for an entry that `wrongAddress` names. */
export function addressTest(entries: readonly string[]): AddressTest {
  if (entries.length === 0) return () => false;
  const matches = proxyaddr.compile([...entries]);
  return (address) => matches(address, 0);
}

/** Compiles the setting of trusted proxies. @throws TypeError for an entry that `wrongProxy` names. */
export function proxyTrust(entries: readonly string[]): ProxyTrust {
  const hops = hopsIn(entries);
  if (hops !== undefined) return (_address, hop) => hop < hops;
  const matches = addressTest(entries);
  return (address) => matches(plainAddress(address) ?? '');
}

/**
 * An address in its shortest form: IPv4 in IPv6 as IPv4, without brackets, port and zone, which some
 * proxies write besides. Undefined for what is no address.
 */
export function plainAddress(given: string): string | undefined {
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(given.trim()) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? given.trim()).split('%');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/** Node takes the socket from a request whose connection is gone, whatever its types say. */
const peerOf = ({ socket }: { readonly socket: Pick<Socket, 'remoteAddress'> | null }): string =>
  socket?.remoteAddress ?? '';

/**
 * The address that a request comes from. Only a trusted proxy is believed what `X-Forwarded-For` says,
 * read from its end: the first address that is not a trusted proxy's is the sender's. What stands before
 * it anybody may have written.
 * @returns null once the connection is gone.
 */
export function senderAddress(request: IncomingMessage, trusts: ProxyTrust): string | null {
  const peer = plainAddress(peerOf(request)) ?? null;
  if (peer === null || request.headers['x-forwarded-for'] === undefined) return peer;
  // A proxy that passes on what is no address leaves only its own.
  return plainAddress(proxyaddr(request, trusts)) ?? peer;
}

/** Bytes of an IPv6 address that name a customer's network. */
const CUSTOMER_BYTES = 8;

/**
 * What limits count an address as: IPv6 by its /64, since whoever has one address there has 2^64.
 */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address;
  const bytes = ipaddr.parse(address).toByteArray();
  const network = [...bytes.slice(0, CUSTOMER_BYTES), ...Array<number>(CUSTOMER_BYTES).fill(0)];
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
