export type TransportErrorKind = 'network' | 'status' | 'parse' | 'missing';

/** One entry of the `errors` of a GraphQL answer. */
export interface GraphqlErrorEntry {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

export interface TransportErrorDetails {
  readonly kind: TransportErrorKind;
  readonly status?: number | undefined;
  /** Errors that came in the body of an unsuccessful answer. */
  readonly errors?: readonly GraphqlErrorEntry[] | undefined;
  readonly cause?: unknown;
}

/** No GraphQL result arrived: no network, a status of 300 or above, no JSON, or an empty answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportErrorKind;
  readonly status: number | undefined;
  readonly errors: readonly GraphqlErrorEntry[];

  constructor(message: string, details: TransportErrorDetails) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status;
    this.errors = details.errors ?? [];
  }
}

/** The server refused the operation; `errors` keep their `extensions`. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError';
  readonly errors: readonly GraphqlErrorEntry[];

  constructor(errors: readonly GraphqlErrorEntry[]) {
    super(errors.map((entry) => entry.message).join('\n'));
    this.errors = errors;
  }
}
