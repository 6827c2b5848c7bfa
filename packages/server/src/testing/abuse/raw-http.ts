import { connect } from 'node:net';

export type Bytes = string | Buffer;

/** What came back over one connection before it was closed. */
export interface Heard {
  readonly statuses: readonly number[];
  readonly text: string;
  /** Whether the server closed it in time. */
  readonly closed: boolean;
  readonly ms: number;
}

/** Writes bytes as they are, whatever they are, and listens until the server closes the connection. */
export function send(port: number, parts: readonly Bytes[], longest = 8000): Promise<Heard> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const done = (closed: boolean) => {
      clearTimeout(giveUp);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, text, closed, ms: performance.now() - began });
    };
    const giveUp = setTimeout(() => {
      done(false);
    }, longest);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    // The server may close before everything is written.
    socket.on('error', () => {});
    socket.on('close', () => {
      done(true);
    });
    socket.on('connect', () => {
      for (const part of parts) socket.write(part);
    });
  });
}

/** A request with a body, framed as it should be unless a header says otherwise. */
export function request(
  body: Bytes,
  headers: Readonly<Record<string, string>> = {},
  line = 'POST /graphql HTTP/1.1',
): Bytes[] {
  const all: Record<string, string> = {
    host: 'localhost',
    connection: 'close',
    accept: 'application/graphql-response+json',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${[line, ...lines].join('\r\n')}\r\n\r\n`, body];
}
