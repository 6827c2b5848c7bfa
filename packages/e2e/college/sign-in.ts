import { createHash } from 'node:crypto';
import { emailOf, passwordOf, type PersonaKey } from '@lampstand/server/demo';

const mutation =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';

/** Signs a persona in over HTTP. @returns the session cookie. @throws when the server refuses. */
export async function signIn(url: string, persona: PersonaKey) {
  const password = createHash('sha256').update(passwordOf(persona)).digest('hex');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables: { email: emailOf(persona), password } }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  const [name, value] = (cookie.split(';')[0] ?? '').split('=');
  if (!name || !value) throw new Error(`${persona} could not sign in: ${await response.text()}`);
  return { name, value };
}
