import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { answerTo } from '../crash/ask.ts';
import { freePort } from '../college/server.ts';

/**
 * What becomes of a request: it is lost on its way; it arrives and its answer is lost, or half of that;
 * or it arrives when its sender has given it up, and other ones came before it.
 */
const fates = ['lost', 'unanswered', 'half', 'late'] as const;

/** A line between browsers and a server on which connections break. */
export interface UnsteadyLine {
  readonly url: string;
  /** Answers to questions that were lost, in one of the ways. */
  readonly drops: () => number;
  /** The share of requests to the API that are lost. */
  setTrouble(share: number): void;
  close(): Promise<void>;
}

/** Opens such a line to a server on this machine. */
export async function openLine(to: number): Promise<UnsteadyLine> {
  const agent = new Agent({ keepAlive: true });
  let trouble = 0;
  let drops = 0;
  const send = (options: RequestOptions, body: Buffer) => {
    const sent = request({ ...options, agent, host: '127.0.0.1', port: to });
    const answered = answerTo(sent);
    sent.end(body);
    return answered;
  };

  async function serve(from: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(from);
    const { method, url, headers } = from;
    const forward = () => send({ method, path: url, headers }, body);
    const mayDrop = method === 'POST' && Math.random() < trouble;
    const fate = mayDrop ? fates[Math.floor(Math.random() * fates.length)] : undefined;
    if (fate === undefined) {
      const reply = await forward();
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      return;
    }
    if (body.includes('saveExamAnswer')) drops += 1;
    if (fate === 'unanswered' || fate === 'half') {
      const reply = await forward();
      const whole = await buffer(reply);
      if (fate === 'half') {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        answer.write(whole.subarray(0, whole.length / 2));
        await after(5);
      }
    }
    from.socket.destroy();
    if (fate === 'late') {
      await after(100 + Math.random() * 3000);
      (await forward()).resume();
    }
  }

  const door = createServer((from, answer) => {
    // A page that closed took its connection along.
    serve(from, answer).catch(() => answer.destroy());
  });
  const port = await freePort();
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    drops: () => drops,
    setTrouble: (share) => {
      trouble = share;
    },
    async close() {
      door.closeAllConnections();
      door.close();
      agent.destroy();
      await once(door, 'close');
    },
  };
}
