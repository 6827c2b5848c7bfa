import type { TestApp } from '../test-app.ts';

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a body as it is: what is wrong with it is the server's to find out. */
export async function post(app: TestApp, cookie: string, body: string): Promise<RawAnswer> {
  const response = await app.graphql.fetch(
    'http://localhost/graphql',
    { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body },
    { address: null },
  );
  return { status: response.status, text: await response.text() };
}

/** What no answer may hold, by the word under which a report counts it. */
const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['an unexpected error', /"code":"(?:INTERNAL|INTERNAL_SERVER_ERROR)"/],
  ['a stack', /\\n\s+at |node_modules|\.[cm]?[jt]s:\d+/],
  [
    'SQL',
    /Failed query|syntax error at|violates|invalid input syntax|invalid byte|out of range for type|relation \\"|column \\"|insert into \\"|update \\"|select \\"|delete from \\"/,
  ],
];

/** What is wrong with an answer, or undefined. */
export function complaint({ status, text }: RawAnswer): string | undefined {
  if (status >= 500) return `status ${status}`;
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}
