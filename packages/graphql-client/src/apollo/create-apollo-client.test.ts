import { gql } from '@apollo/client/core';
import { describe, expect, test, vi } from 'vitest';
import { createTransport } from '../transport.ts';
import { createApolloClient } from './create-apollo-client.ts';

const greeting = gql`
  query greeting {
    greeting
  }
`;

function clientWith(answer: () => Response, useGETForQueries?: boolean) {
  const calls: Request[] = [];
  const onSessionError = vi.fn<() => void>();
  const transport = createTransport({
    language: () => 'pl-PL',
    fetch: (input, init) => {
      const address = input instanceof Request ? input : new URL(input, 'http://college.example');
      calls.push(new Request(address, init));
      return Promise.resolve(answer());
    },
  });
  const client = createApolloClient({
    transport,
    onSessionError,
    ...(useGETForQueries === undefined ? {} : { useGETForQueries }),
  });
  return { client, calls, onSessionError, transport };
}

const json = (body: unknown) => () =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

describe('the Apollo client', () => {
  test('asks the cache first and includes cookies and the language', async () => {
    const { client, calls } = clientWith(json({ data: { greeting: 'Witamy' } }));
    await client.query({ query: greeting });
    await client.query({ query: greeting });
    expect(calls).toHaveLength(1);
    const [call] = calls;
    expect(call?.url).toMatch(/\/graphql\?query=query%20greeting/);
    expect(call?.method).toBe('GET');
    expect(call?.credentials).toBe('include');
    expect(call?.headers.get('accept-language')).toBe('pl-PL');
  });

  test('sends queries by POST where GET is switched off', async () => {
    const { client, calls } = clientWith(json({ data: { greeting: 'Witamy' } }), false);
    await client.query({ query: greeting });
    expect(calls[0]).toMatchObject({
      url: 'http://college.example/graphql',
      method: 'POST',
    });
  });

  test('says which field a mutation asks for, before the server reads its values', async () => {
    const { client, calls } = clientWith(json({ data: { importFiles: true } }));
    const mutation = gql`
      mutation ImportsStart($text: String!) {
        importFiles(text: $text)
      }
    `;
    await client.mutate({ mutation, variables: { text: 'x' } });
    expect(calls[0]?.headers.get('x-root-field')).toBe('importFiles');
  });

  test('takes the answer of a query that was started earlier', async () => {
    const { client, calls, transport } = clientWith(json({ data: { greeting: 'Witamy' } }));
    transport.start('query greeting { greeting }', {});
    const { data } = await client.query<unknown>({ query: greeting });
    expect(data).toEqual({ greeting: 'Witamy' });
    expect(calls).toHaveLength(1);
  });

  test('knows an entity by its _id', async () => {
    const { client } = clientWith(
      json({ data: { course: { __typename: 'Course', _id: 'c1', name: 'Acts' } } }),
    );
    await client.query({
      query: gql`
        query course {
          course {
            _id
            name
          }
        }
      `,
    });
    expect(Object.keys(client.extract())).toContain('Course:c1');
  });

  test('reports the end of the session and leaves the error to the screen', async () => {
    const { client, onSessionError } = clientWith(
      json({ data: null, errors: [{ message: 'Token expired' }] }),
    );
    await expect(client.query({ query: greeting })).rejects.toThrow('Token expired');
    expect(onSessionError).toHaveBeenCalledOnce();
  });

  test('does not take another refusal for the end of the session', async () => {
    const errors = [{ message: 'No', extensions: { code: 'FORBIDDEN' } }];
    const { client, onSessionError } = clientWith(json({ data: null, errors }));
    await expect(client.query({ query: greeting })).rejects.toThrow('No');
    expect(onSessionError).not.toHaveBeenCalled();
  });

  test('reads live values by the multipart protocol over POST', async () => {
    const part = (value: number) =>
      `\r\n--graphql\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ payload: { data: { count: value } } })}`;
    const { client, calls } = clientWith(
      () =>
        new Response(`${part(1)}${part(2)}\r\n--graphql--\r\n`, {
          headers: { 'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0' },
        }),
    );
    const seen: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      client
        .subscribe<unknown>({
          query: gql`
            subscription count {
              count
            }
          `,
        })
        .subscribe({ next: ({ data }) => seen.push(data), error: reject, complete: resolve });
    });
    expect(seen).toEqual([{ count: 1 }, { count: 2 }]);
    expect(calls[0]?.method).toBe('POST');
    expect(calls[0]?.headers.get('accept')).toContain('subscriptionSpec=1.0');
  });
});
