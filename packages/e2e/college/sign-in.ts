import { createHash } from 'node:crypto';
import { emailOf, passwordOf, type PersonaKey } from '@lampstand/server/demo';

const mutation =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';

/** Of a session. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** A password as browsers send it. */
export const sentPassword = (password: string): string =>
  createHash('sha256').update(password).digest('hex');

/** Signs a persona in over HTTP. @returns the session cookie. @throws when the server refuses. */
export const signIn = (url: string, persona: PersonaKey) =>
  signInAs(url, emailOf(persona), passwordOf(persona));

/** Signs anybody in over HTTP. @returns the session cookie. @throws when the server refuses. */
export async function signInAs(url: string, email: string, password: string): Promise<Cookie> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: mutation,
      variables: { email, password: sentPassword(password) },
    }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  const [name, value] = (cookie.split(';')[0] ?? '').split('=');
  if (!name || !value) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return { name, value };
}
