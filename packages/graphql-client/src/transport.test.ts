import { describe, expect, test } from 'vitest';
import { GraphqlError, TransportError } from './transport-errors.ts';
import { createTransport } from './transport.ts';

const query = 'query hello($name: String) { hello(name: $name) }';

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A transport whose network gives the answers in turn and keeps what it was asked. */
function transportWith(...answers: (Response | Error)[]) {
  const calls: Request[] = [];
  const transport = createTransport({
    language: () => 'de-DE',
    fetch: (input, init) => {
      const address = input instanceof Request ? input : new URL(input, 'http://college.example');
      calls.push(new Request(address, init));
      const answer = answers.shift() ?? new Error('asked once too often');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { transport, calls };
}

describe('request', () => {
  test('sends a query by GET with cookies and the language', async () => {
    const { transport, calls } = transportWith(json({ data: { hello: 'Ruth' } }));
    const data = await transport.request(query, { name: 'Ruth' });
    expect(data).toEqual({ hello: 'Ruth' });
    const [call] = calls;
    const url = new URL(call?.url ?? '');
    expect(url.pathname).toBe('/graphql');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      operationName: 'hello',
      variables: '{"name":"Ruth"}',
      query,
    });
    expect(call?.method).toBe('GET');
    expect(call?.credentials).toBe('include');
    expect(call?.headers.get('accept-language')).toBe('de-DE');
  });

  test('sends a mutation by POST as JSON with operation name, variables and query', async () => {
    const { transport, calls } = transportWith(json({ data: { leave: true } }));
    await transport.request('\n  mutation leave { leave }\n', {});
    const [call] = calls;
    expect(call?.url).toBe('http://college.example/graphql');
    expect(call?.method).toBe('POST');
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(await call?.json()).toEqual({
      operationName: 'leave',
      variables: {},
      query: 'mutation leave { leave }',
    });
  });

  test('keeps the extensions of a refusal', async () => {
    const errors = [{ message: 'Nein', extensions: { code: 'FORBIDDEN' } }];
    const { transport } = transportWith(json({ data: null, errors }));
    const failure: unknown = await transport.request(query, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GraphqlError);
    expect(failure).toMatchObject({ message: 'Nein', errors });
  });

  test.each([300, 404, 502])('names the status %i of an unsuccessful answer', async (status) => {
    const { transport } = transportWith(new Response('<html>', { status }));
    await expect(transport.request(query, {})).rejects.toMatchObject({
      name: 'TransportError',
      kind: 'status',
      status,
      message: `Response not successful: Received status code ${status}`,
    });
  });

  test('keeps the errors that an unsuccessful answer brings', async () => {
    const errors = [{ message: 'Too many attempts', extensions: { code: 'LIMIT' } }];
    const { transport } = transportWith(json({ errors }, 429));
    await expect(transport.request(query, {})).rejects.toMatchObject({ kind: 'status', errors });
  });

  test.each(['', '<!doctype html>', '{"data":'])('refuses the body %j as no JSON', async (body) => {
    const { transport } = transportWith(new Response(body));
    await expect(transport.request(query, {})).rejects.toMatchObject({ kind: 'parse' });
  });

  test.each([{}, null, 7, [], { data: null }])(
    'says that %j has neither data nor errors',
    async (body) => {
      const { transport } = transportWith(json(body));
      await expect(transport.request(query, {})).rejects.toMatchObject({ kind: 'missing' });
    },
  );

  test('tells a lost connection from an answer', async () => {
    const { transport } = transportWith(new TypeError('Failed to fetch'));
    const failure: unknown = await transport.request(query, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TransportError);
    expect(failure).toMatchObject({ kind: 'network', message: 'Failed to fetch' });
  });
});

describe('a query that was started before Apollo', () => {
  const asApollo = (variables: string) =>
    [`/graphql?query=x&operationName=hello&variables=${variables}`, { method: 'GET' }] as const;

  test('answers the same query once, then the network is asked again', async () => {
    const { transport, calls } = transportWith(json({ data: 1 }), json({ data: 2 }));
    transport.start(query, { name: 'Ruth' });
    const address = asApollo(encodeURIComponent('{"name":"Ruth"}'));
    const first = await transport.fetch(...address);
    const second = await transport.fetch(...address);
    expect([await first.json(), await second.json()]).toEqual([{ data: 1 }, { data: 2 }]);
    expect(calls).toHaveLength(2);
  });

  test('does not answer a query with other variables', async () => {
    const { transport, calls } = transportWith(json({ data: 1 }), json({ data: 2 }));
    transport.start(query, { name: 'Ruth' });
    const answer = await transport.fetch(...asApollo('{}'));
    expect(await answer.json()).toEqual({ data: 2 });
    expect(calls).toHaveLength(2);
  });

  test('passes its failure on to whoever asks for it', async () => {
    const { transport } = transportWith(new TypeError('Failed to fetch'));
    transport.start(query, {});
    await expect(transport.fetch(...asApollo('{}'))).rejects.toThrow('Failed to fetch');
  });
});
