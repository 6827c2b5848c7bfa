import { type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { sentPassword } from '../college/sign-in.ts';

export interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly codes: readonly string[];
  readonly text: string;
}

/** Somebody who comes through the proxy from an address of their own. */
export interface Visitor {
  ask(query: string, variables?: object): Promise<Answer>;
  /** Signs in. @returns the codes of what was refused. */
  enter(email: string, password: string): Promise<readonly string[]>;
}

const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function answerIn(text: string): Answer {
  const body: unknown = JSON.parse(text);
  if (!isObject(body)) throw new Error(`No answer: ${text}`);
  const errors: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  const codes = errors.map((error) => {
    const extensions = isObject(error) ? error['extensions'] : undefined;
    return isObject(extensions) ? String(extensions['code']) : 'UNKNOWN';
  });
  return { data: isObject(body['data']) ? body['data'] : null, codes, text };
}

async function read(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** @param from address of this machine's loopback, such as 127.0.0.2. */
export function visitorFrom(from: string, url: string, ca: string): Visitor {
  const cookies = new Map<string, string>();

  async function ask(query: string, variables: object = {}): Promise<Answer> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      request(`${url}/graphql`, {
        method: 'POST',
        ca,
        agent: false,
        localAddress: from,
        timeout: 30_000,
        headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
      })
        .once('response', resolve)
        .once('error', reject)
        .end(JSON.stringify({ query, variables }));
    });
    for (const header of response.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
      if (!/;\s*secure/i.test(header)) throw new Error(`The cookie ${name} is not Secure`);
    }
    return answerIn(await read(response));
  }

  return {
    ask,
    enter: async (email, password) =>
      (await ask(LOGIN, { email, password: sentPassword(password) })).codes,
  };
}
