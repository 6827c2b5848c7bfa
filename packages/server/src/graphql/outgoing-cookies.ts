import type { Plugin } from 'graphql-yoga';

/** Lets resolvers send cookies with the answer of their request. */
export function useOutgoingCookies(): {
  readonly plugin: Plugin;
  add(request: Request, header: string): void;
} {
  const waiting = new WeakMap<Request, string[]>();
  return {
    add: (request, header) => {
      waiting.set(request, [...(waiting.get(request) ?? []), header]);
    },
    plugin: {
      onResponse({ request, response }) {
        for (const header of waiting.get(request) ?? [])
          response.headers.append('set-cookie', header);
      },
    },
  };
}
