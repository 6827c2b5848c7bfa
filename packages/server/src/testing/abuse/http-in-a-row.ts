import { head, HOST, json, POST, RIGHT, TYPE } from './http-parts.ts';
import { type Bytes, request } from './raw-http.ts';

/** Right requests one behind the other, of which the last ends the connection. */
export function pipelined(count: number): Bytes[] {
  const open = request(RIGHT, { connection: 'keep-alive' });
  return [...Array.from({ length: count - 1 }, () => open).flat(), ...request(RIGHT)];
}

/** Two requests in one, by what two readers may take for the end of the first. */
export const smuggled: readonly (readonly Bytes[])[] = [
  head(
    POST,
    HOST,
    TYPE,
    'Content-Length: 6',
    'Transfer-Encoding: chunked',
    '',
    '0',
    '',
    'GET /healthz HTTP/1.1',
    HOST,
  ),
  head(
    POST,
    HOST,
    TYPE,
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: identity',
    '',
    '0',
    '',
    'GET /healthz HTTP/1.1',
    HOST,
  ),
  head(POST, HOST, TYPE, 'Transfer-Encoding : chunked', '', '0', '', 'GET /healthz HTTP/1.1', HOST),
  head(POST, HOST, TYPE, 'Content-Length: 0\nX: y', '', 'GET /healthz HTTP/1.1', HOST),
];

/** The same key twice: the last one counts, and one operation runs. */
export const twice = (first: string, second: string): Bytes[] =>
  request(`{"query":${json(first)},"query":${json(second)}}`);
