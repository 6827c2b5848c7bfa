import type { PersonaKey } from '@lampstand/server/demo';
import { signIn } from '../college/sign-in.ts';

/** Whoever is signed in, asking the server without a browser. */
export interface Caller {
  readonly cookie: { readonly name: string; readonly value: string };
  /** The answer as JSON text; undefined when the server refuses. */
  ask(query: string, variables?: object): Promise<string | undefined>;
}

export async function callerOf(url: string, persona: PersonaKey): Promise<Caller> {
  const cookie = await signIn(url, persona);
  return {
    cookie,
    async ask(query, variables = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
        body: JSON.stringify({ query, variables }),
      });
      const answer = await response.text();
      return answer.includes('"errors":[') ? undefined : answer;
    },
  };
}

/** The first value of a field in an answer. @throws when the server refused or has none. */
export function valueOf(answer: string | undefined, field: string): string {
  const [value = ''] = valuesOf(answer, field);
  if (value === '') throw new Error(`No ${field} in ${answer?.slice(0, 200)}`);
  return value;
}

/** Every value of a field in an answer, in order. */
export function valuesOf(answer: string | undefined, field: string): readonly string[] {
  const values: string[] = [];
  JSON.parse(answer ?? '{}', (key, value: unknown) => {
    if (key === field && (typeof value === 'string' || typeof value === 'number'))
      values.push(String(value));
    return value;
  });
  return values;
}
