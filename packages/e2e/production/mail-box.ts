import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../college/server.ts';

/** A mail server on this machine that keeps what it is given. */
export interface MailBox {
  readonly port: number;
  /** The first link of that kind in the newest mail to somebody. @throws when there is none in time. */
  linkTo(recipient: string, pattern: RegExp): Promise<string>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** The text of a mail without the marks of quoted-printable. */
const plainText = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_mark, hex: string) => String.fromCodePoint(parseInt(hex, 16)));

/** Speaks as much of SMTP as one mail needs. */
function serve(socket: Socket, keep: (mail: string) => void): void {
  let heard = '';
  let inMail = false;
  socket.setEncoding('utf8').on('error', () => socket.destroy());
  socket.write('220 mailbox ESMTP\r\n');
  const answer = (line: string): void => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'DATA') inMail = true;
    if (verb === 'QUIT') socket.end('221 bye\r\n');
    else socket.write(verb === 'DATA' ? '354 go on\r\n' : '250 mailbox\r\n');
  };
  socket.on('data', (chunk: string) => {
    heard += chunk;
    for (;;) {
      const end = inMail ? '\r\n.\r\n' : '\r\n';
      const at = heard.indexOf(end);
      if (at < 0) return;
      const part = heard.slice(0, at);
      heard = heard.slice(at + end.length);
      if (inMail) {
        inMail = false;
        keep(plainText(part));
        socket.write('250 kept\r\n');
      } else {
        answer(part);
      }
    }
  });
}

export async function openMailBox(): Promise<MailBox> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const port = await freePort();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    async linkTo(recipient, pattern) {
      const until = Date.now() + PATIENCE_MS;
      while (Date.now() < until) {
        const mail = mails.findLast((each) => each.includes(recipient) && pattern.test(each));
        const link = mail && pattern.exec(mail)?.[0];
        if (link) return link;
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_MS);
        });
      }
      throw new Error(`No mail with a link came to ${recipient}; ${mails.length} mails came`);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
