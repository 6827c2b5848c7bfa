/** Longer than any page takes to ask for it; an older answer would show stale data. */
const usableMilliseconds = 10_000;

interface StartedQuery {
  readonly response: Promise<Response>;
  readonly startedAt: number;
}

/** Queries sent before Apollo arrived, kept until it asks for the same one. */
export function createStartedQueries(now: () => number = Date.now) {
  const started = new Map<string, StartedQuery>();

  return {
    add: (operationName: string, variables: object, response: Promise<Response>) => {
      // Nobody may ever ask for the answer; a failure then is not worth a report.
      response.catch(() => undefined);
      started.set(keyOf(operationName, JSON.stringify(variables)), { response, startedAt: now() });
    },
    /** The answer under way for Apollo's GET of the same query; each is handed out once. */
    take: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined => {
      if (init?.method !== 'GET' || typeof input !== 'string') return undefined;
      const search = new URL(input, 'http://localhost').searchParams;
      const key = keyOf(search.get('operationName') ?? '', search.get('variables') ?? '{}');
      const found = started.get(key);
      started.delete(key);
      return found && now() - found.startedAt < usableMilliseconds ? found.response : undefined;
    },
  };
}

function keyOf(operationName: string, variables: string): string {
  return `${operationName} ${variables}`;
}
