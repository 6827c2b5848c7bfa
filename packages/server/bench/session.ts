import { createHash } from 'node:crypto';
import { emailOf, passwordOf, type PersonaKey } from '../src/seed/personas.ts';

/** Signs a persona in and returns the Cookie header. @throws when the server refuses. */
export const signIn = (port: number, persona: PersonaKey): Promise<string> =>
  signInAs(port, emailOf(persona), persona);

/** Signs in whoever has the password of a persona. */
export async function signInAs(port: number, email: string, persona: PersonaKey): Promise<string> {
  const password = createHash('sha256').update(passwordOf(persona)).digest('hex');
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation ($e: String!, $p: String!) { loginWithPassword(email: $e, password: $p) { _id } }',
      variables: { e: email, p: password },
    }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return cookie.split(';')[0] ?? '';
}
