import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server of this machine that says as little as it may. */
export interface MailServer {
  readonly port: number;
  /** Mails that it has taken so far. */
  readonly taken: () => number;
  /** Whom they went to, in order, and their heads. */
  readonly recipients: readonly string[];
  readonly heads: readonly string[];
  /** Connections that were ever opened. */
  readonly opened: () => number;
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
  /** Milliseconds that it takes over each mail. */
  readonly slowness?: number;
}

const HELLO = '220 mail.example ESMTP';
const OK = '250 OK';

/** Starts a mail server on 127.0.0.1. */
export async function openMailServer(manner: Manner = {}): Promise<MailServer> {
  let taken = 0;
  let waiting = 0;
  let opened = 0;
  const recipients: string[] = [];
  const heads: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    opened += 1;
    const take = (recipient: string, lines: readonly string[]) => {
      taken += 1;
      recipients.push(recipient);
      heads.push(lines.slice(0, lines.indexOf('')).join('\n'));
      setTimeout(say, manner.slowness ?? 0, OK);
    };
    const converse = converser(say, manner.toRecipient ?? OK, take);
    let rest = '';
    socket.on('data', (chunk: Buffer) => {
      const lines = `${rest}${chunk.toString()}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) converse(line);
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
    recipients,
    heads,
    opened: () => opened,
    waiting: () => waiting,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One connection's side of the talk, line by line. */
function converser(
  say: (line: string) => void,
  toRecipient: string,
  take: (recipient: string, lines: readonly string[]) => void,
) {
  let mail: string[] | undefined;
  let recipient = '';
  return (line: string): void => {
    if (mail) {
      if (line !== '.') {
        mail.push(line);
        return;
      }
      take(recipient, mail);
      mail = undefined;
    } else if (/^RCPT/i.test(line)) {
      recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      say(toRecipient);
    } else if (/^DATA/i.test(line)) {
      mail = [];
      say('354 go on');
    } else if (/^STARTTLS/i.test(line)) say('502 no such command');
    else if (/^QUIT/i.test(line)) say('221 bye');
    else if (line !== '') say(OK);
  };
}
