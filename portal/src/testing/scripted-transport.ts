import { createTransport, type Transport } from '@lampstand/graphql-client';
import type { ScriptedAnswer } from './scripted-answers.ts';

/** The way to a server that knows only these answers, for what stands outside of Apollo. */
export function scriptedTransport(answers: readonly ScriptedAnswer[]): Transport {
  return createTransport({
    language: () => 'en',
    fetch: async (input, init) => {
      const address = input instanceof Request ? input : new URL(input, 'http://college.example');
      const request = new Request(address, init);
      const { operationName, variables } = await operationOf(request);
      const script = answers.find((known) => known.operationName === operationName);
      const reply = script?.reply(variables) ?? new Error(`No answer for ${operationName}`);
      // A subscription that brings nothing, and a server that thinks for ever, look the same.
      if (reply === 'never') return new Promise(() => undefined);
      return Response.json(
        reply instanceof Error ? { errors: [{ message: reply.message }] } : { data: reply },
      );
    },
  });
}

async function operationOf(request: Request) {
  const fields = Object(request.method === 'POST' ? await request.json() : fieldsOf(request.url));
  return { operationName: String(fields.operationName), variables: Object(fields.variables) };
}

function fieldsOf(url: string) {
  const search = new URL(url).searchParams;
  return {
    operationName: search.get('operationName'),
    variables: JSON.parse(search.get('variables') ?? '{}'),
  };
}
