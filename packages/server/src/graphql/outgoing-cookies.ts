import type { Plugin } from 'graphql-yoga';

const waiting = new WeakMap<Request, string[]>();

/** Keeps a Set-Cookie header for the answer of a request. */
export function addCookie(request: Request, header: string): void {
  waiting.set(request, [...cookiesOf(request), header]);
}

/** The Set-Cookie headers that the answer of a request carries. */
export const cookiesOf = (request: Request): readonly string[] => waiting.get(request) ?? [];

/** Sends the cookies that resolvers gave with the answer of their request. */
export const useOutgoingCookies: Plugin = {
  onResponse({ request, response }) {
    for (const header of cookiesOf(request)) response.headers.append('set-cookie', header);
  },
};
