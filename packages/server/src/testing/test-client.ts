import { z } from 'zod';
import type { GraphqlServer } from '../graphql/yoga.ts';

const AnswerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z
          .object({
            code: z.string().optional(),
            key: z.string().optional(),
            errorId: z.string().optional(),
            fields: z.record(z.string(), z.string()).optional(),
          })
          .default({}),
      }),
    )
    .optional(),
});

/** What Apollo Client 3.14 sends with a subscription. */
export const APOLLO_ACCEPT =
  'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/graphql-response+json,application/json;q=0.9';

export type Answer = z.infer<typeof AnswerSchema>;

/** A browser's side of the API: sends operations and keeps cookies. */
export class TestClient {
  readonly #graphql: GraphqlServer;
  readonly #cookies = new Map<string, string>();
  /** `accept-language` of its requests. */
  language = 'en';
  /** `user-agent` of its requests, where it has one. */
  userAgent: string | null = null;
  /** Network address that its requests come from. */
  address: string | null = null;

  constructor(graphql: GraphqlServer) {
    this.#graphql = graphql;
  }

  /** The Cookie header that it would send now. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Puts a cookie into the browser. */
  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Sends an operation and returns the whole answer, errors included. */
  async send(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': this.language,
        cookie: this.cookie,
        ...(this.userAgent !== null && { 'user-agent': this.userAgent }),
      },
      body: JSON.stringify({ query, variables }),
    };
    const url = 'http://localhost/graphql';
    const response = await this.#graphql.fetch(url, request, { address: this.address });
    for (const header of response.headers.getSetCookie()) {
      const [pair = ''] = header.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return AnswerSchema.parse(await response.json());
  }

  /**
   * Sends an operation that must succeed and reads its data by a schema.
   * @throws Error with the first message when the server answers with errors.
   */
  async read<T>(
    shape: z.ZodType<T>,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<T> {
    const answer = await this.send(query, variables);
    if (answer.errors) {
      throw new Error(answer.errors.map((error) => error.message).join('; '));
    }
    return shape.parse(answer.data);
  }

  /** The code of the error with which a live query begins, or undefined when it sends an event. */
  async codeOfLive(query: string): Promise<string | undefined> {
    const response = await this.#graphql.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: APOLLO_ACCEPT, cookie: this.cookie },
      body: JSON.stringify({ query }),
    });
    const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
    const decoder = new TextDecoder();
    let heard = '';
    for (let done = false; !done && !/"payload"|"errors"/.test(heard);) {
      const part = await reader.read();
      done = part.done;
      heard += decoder.decode(part.value);
    }
    await reader.cancel();
    return /"code":"(\w+)"/.exec(heard)?.[1];
  }

  /** The code of the first error, or undefined when the operation succeeds. */
  async codeOf(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<string | undefined> {
    return (await this.send(query, variables)).errors?.[0]?.extensions.code;
  }
}
