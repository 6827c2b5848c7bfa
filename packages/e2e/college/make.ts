import { field } from '../crash/field.ts';
import { collegeUrl } from './env.ts';
import type { Cookie } from './sign-in.ts';

/**
 * Asks the API as whoever holds the cookie for a record that the document calls `made`.
 * @returns its id. @throws with what the server answered instead.
 */
export async function make(
  { name, value }: Cookie,
  query: string,
  variables: object,
): Promise<string> {
  const response = await fetch(`${collegeUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${name}=${value}` },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const id = field(field(field(JSON.parse(text), 'data'), 'made'), '_id');
  if (typeof id !== 'string') throw new Error(`Nothing was made: ${text}`);
  return id;
}
