import { once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { type College, dropFolder, startCollege } from '../college/server.ts';
import { signIn } from '../college/sign-in.ts';
import { answerTo } from './ask.ts';
import { atLeast, atMost, type Figure } from './report.ts';

const underWay = 50;

/** Half of them sign in, which takes a slow hash; half read a list. */
const bodyOf = (n: number): string =>
  JSON.stringify(
    n % 2 === 0
      ? {
          query:
            'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }',
          variables: { email: `nobody-${n}@lampstand.example`, password: 'a'.repeat(64) },
        }
      : {
          query:
            '{ users(page: { page: 1, perPage: 50 }) { total items { _id email firstName lastName } } }',
        },
  );

/** What a whole answer holds: the list, or the refusal of an unknown person. */
const isWhole = (n: number, answer: string): boolean => {
  try {
    JSON.parse(answer);
    return answer.includes(n % 2 === 0 ? 'errors.loginFailed' : '"total":');
  } catch {
    return false;
  }
};

/** A request that the server has begun with: it asked for the body, which has not been sent yet. */
async function begin(college: College, cookie: string, agent: Agent, n: number) {
  const sent = request({
    agent,
    host: '127.0.0.1',
    port: college.port,
    path: '/graphql',
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(bodyOf(n)),
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

async function finish(sent: ClientRequest, n: number): Promise<boolean> {
  const answered = answerTo(sent);
  sent.end(bodyOf(n));
  const answer = await answered;
  const words = await text(answer);
  const whole = answer.statusCode === 200 && isWhole(n, words);
  if (!whole) console.log(`C8 not whole: ${answer.statusCode} ${words.slice(0, 300)}`);
  return whole;
}

/** Tries new connections until the process is gone. @returns how many were taken after a refusal. */
async function knock(college: College, isGone: () => boolean) {
  let refused = 0;
  let taken = 0;
  while (!isGone()) {
    try {
      await fetch(`${college.url}/healthz`, { headers: { connection: 'close' } });
      if (refused > 0) taken += 1;
    } catch {
      refused += 1;
    }
    await after(10);
  }
  return { refused, taken };
}

/** C8: SIGTERM while so many requests are under way, over connections that stay open. */
export async function stopUnderWay(): Promise<readonly Figure[]> {
  const college = await startCollege({ env: { SHARED_ADDRESSES: '127.0.0.1' } });
  const { name, value } = await signIn(college.url, 'superadmin');
  const agent = new Agent({ keepAlive: true });
  const begun = await Promise.all(
    Array.from({ length: underWay }, (_, n) => begin(college, `${name}=${value}`, agent, n)),
  );
  let gone = false;
  const began = performance.now();
  const answers = Promise.allSettled(begun.map(finish));
  const stopped = college.stop().finally(() => (gone = true));
  const [settled, code, knocks] = await Promise.all([answers, stopped, knock(college, () => gone)]);
  const took = performance.now() - began;
  agent.destroy();
  dropFolder(college.folder);
  const whole = settled.filter((each) => each.status === 'fulfilled' && each.value).length;
  return [
    atLeast('C8 requests under way at SIGTERM, answered whole', whole, underWay),
    atMost('C8 SIGTERM to the end of the process', took, 10_000, ' ms'),
    atMost('C8 exit code', code ?? -1, 0),
    atLeast('C8 new connections refused', knocks.refused, 1),
    atMost('C8 new connections taken after the first refusal', knocks.taken, 0),
  ];
}
