import { randomUUID } from 'node:crypto';
import type { Cookie } from './sign-in.ts';

const mutation =
  'mutation ($_id: ID!, $examId: ID!) { startExamAttempt(_id: $_id, examId: $examId) { _id } }';

/** Starts an attempt over HTTP. @returns the address of its page. @throws when the server refuses. */
export async function startAttempt(
  url: string,
  { name, value }: Cookie,
  examId: string,
): Promise<string> {
  const _id = randomUUID();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${name}=${value}` },
    body: JSON.stringify({ query: mutation, variables: { _id, examId } }),
  });
  const text = await response.text();
  if (!text.includes(_id)) throw new Error(`No attempt was started: ${text}`);
  return `/student/exams/${examId}/attempts/${_id}`;
}
