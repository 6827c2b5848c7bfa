import type { Bytes } from './raw-http.ts';

/** An operation that is answered. */
export const RIGHT = '{"query":"{ locales { _id } }","variables":{}}';
export const json = (value: unknown): string => JSON.stringify(value);

/** A request without a body. */
export const head = (line: string, ...headers: string[]): Bytes[] => [
  `${[line, ...headers].join('\r\n')}\r\n\r\n`,
];

export const POST = 'POST /graphql HTTP/1.1';
export const HOST = 'Host: localhost';
export const TYPE = 'Content-Type: application/json';
