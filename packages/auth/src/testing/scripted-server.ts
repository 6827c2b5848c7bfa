import { createTransport, type Transport } from '@lampstand/graphql-client';

/** What the server answers to one operation: data, or a function that may throw a refusal. */
export type Script = Readonly<Record<string, (variables: unknown) => unknown>>;

export interface ScriptedServer {
  readonly transport: Transport;
  readonly calls: readonly { readonly operation: string; readonly variables: unknown }[];
}

export class Refusal extends Error {}

/** A transport whose server answers by script, by operation name; a missing line is a lost network. */
export function scriptedServer(script: Script): ScriptedServer {
  const calls: { operation: string; variables: unknown }[] = [];
  const transport = createTransport({
    language: () => 'en',
    fetch: async (input, init) => {
      const address = input instanceof Request ? input : new URL(input, 'http://college.example');
      const { operation, variables } = await read(new Request(address, init));
      calls.push({ operation, variables });
      const line = script[operation];
      if (!line) throw new TypeError('Failed to fetch');
      return Response.json(answer(line, variables));
    },
  });
  return { transport, calls };
}

async function read(request: Request): Promise<{ operation: string; variables: unknown }> {
  const search = new URL(request.url).searchParams;
  const fields = request.method === 'POST' ? Object(await request.json()) : null;
  const variables: unknown = fields ? fields.variables : JSON.parse(search.get('variables') ?? '');
  return { operation: String(fields?.operationName ?? search.get('operationName')), variables };
}

function answer(line: (variables: unknown) => unknown, variables: unknown): object {
  try {
    return { data: line(variables) };
  } catch (error) {
    if (error instanceof Refusal) return { data: null, errors: [{ message: error.message }] };
    throw error;
  }
}
