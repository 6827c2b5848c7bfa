import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server of this machine that says as little as it may. */
export interface MailServer {
  readonly port: number;
  /** Mails that it has taken so far. */
  readonly taken: () => number;
  /** Connections that wait for its greeting. */
  readonly waiting: () => number;
  close(): Promise<void>;
}

interface Manner {
  /** A port that was free; any by default. */
  readonly port?: number;
  /** Answered only then: a slow server. */
  readonly greetAfter?: Promise<void>;
  /** What it says to a recipient. */
  readonly toRecipient?: string;
}

const HELLO = '220 mail.example ESMTP';
const OK = '250 OK';

/** Starts a mail server on 127.0.0.1. */
export async function openMailServer(manner: Manner = {}): Promise<MailServer> {
  let taken = 0;
  let waiting = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    const converse = converser(say, manner.toRecipient ?? OK, () => {
      taken += 1;
    });
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n')) converse(line);
    });
    waiting += 1;
    void (manner.greetAfter ?? Promise.resolve()).then(() => {
      waiting -= 1;
      say(HELLO);
    });
  });
  server.listen(manner.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return {
    port: address.port,
    taken: () => taken,
    waiting: () => waiting,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One connection's side of the talk, line by line. */
function converser(say: (line: string) => void, toRecipient: string, take: () => void) {
  let inMail = false;
  return (line: string): void => {
    if (inMail) {
      if (line !== '.') return;
      inMail = false;
      take();
      say(OK);
    } else if (/^RCPT/i.test(line)) say(toRecipient);
    else if (/^DATA/i.test(line)) {
      inMail = true;
      say('354 go on');
    } else if (/^QUIT/i.test(line)) say('221 bye');
    else if (line !== '') say(OK);
  };
}
