declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    readonly directory: string;
    readonly silent: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** As much of a Koa context as is used here. */
  interface Context {
    readonly req: IncomingMessage;
    readonly response: { get(header: string): string };
    status: number;
    body: unknown;
    type: string;
  }

  export default class S3rver {
    constructor(options: Options);
    readonly store: {
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    };
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
