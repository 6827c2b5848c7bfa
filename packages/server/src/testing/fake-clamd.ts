import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

const COMMAND = 'zINSTREAM\0';

/** What stands for malicious software in tests: put together here, so that no scanner finds it in the code. */
export const MARKER = ['X5O!', 'LAMPSTAND', 'STANDARD', 'TEST', 'FILE!'].join('-');

export interface FakeClamd {
  readonly url: string;
  /** What it was sent, whole, in order. */
  readonly seen: Buffer[];
  /** How it behaves from now on. */
  mood: 'scans' | 'silent' | 'hangs up' | 'talks nonsense';
  close(): Promise<void>;
}

/** A loopback clamd that knows one thing: `MARKER`. @param mostBytes its StreamMaxLength. */
export async function fakeClamd(mostBytes = Number.POSITIVE_INFINITY): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (clamd.mood === 'hangs up') socket.destroy();
      if (clamd.mood === 'silent' || socket.writableEnded) return;
      const content = contentOf(received);
      if (content.length > mostBytes) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
      } else if (content.whole) {
        seen.push(content.bytes);
        socket.end(answerTo(clamd.mood, content.bytes));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  const clamd: FakeClamd = {
    url: `tcp://127.0.0.1:${address.port}`,
    seen,
    mood: 'scans',
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return clamd;
}

function answerTo(mood: FakeClamd['mood'], bytes: Buffer): string {
  if (mood === 'talks nonsense') return 'UNKNOWN COMMAND\0';
  return bytes.includes(MARKER) ? 'stream: Test.Marker-1 FOUND\0' : 'stream: OK\0';
}

/** The chunks of what came so far, and whether the last one was there. */
function contentOf(received: Buffer) {
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) {
    return { bytes: Buffer.alloc(0), length: 0, whole: false };
  }
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  let whole = false;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    whole = length === 0;
    if (whole || at + 4 + length > received.length) break;
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, length: bytes.length, whole };
}
