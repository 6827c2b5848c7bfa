/** `extensions.code` of the server, and `NETWORK` where no answer arrived at all. */
const codes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'INVALID',
  'LIMIT',
  'INTERNAL',
  'NETWORK',
] as const;

export type ServerErrorCode = (typeof codes)[number];

export interface ServerError {
  readonly code: ServerErrorCode;
  /** The id of the message, by which a screen can tell one refusal from another. */
  readonly key: string | undefined;
  /** In the language of the request, ready to be shown. */
  readonly message: string;
  /** Text by input name, for INVALID and CONFLICT. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's id of an unexpected error, for the help desk. */
  readonly errorId: string | undefined;
}

/**
 * Reads any error that a request can throw, by Apollo or without it, in one shape. What is not an
 * answer of the server becomes NETWORK where the network failed, otherwise INTERNAL.
 */
export function readServerError(error: unknown): ServerError {
  const entry = firstEntry(error);
  const extensions = property(entry, 'extensions');
  const code = property(extensions, 'code');
  return {
    code: codes.find((known) => known === code) ?? (entry ? 'INTERNAL' : codeWithoutAnswer(error)),
    key: text(property(extensions, 'key')),
    message: text(property(entry, 'message')) ?? text(property(error, 'message')) ?? String(error),
    fields: textsOf(property(extensions, 'fields')),
    errorId: text(property(extensions, 'errorId')),
  };
}

/** Apollo keeps the entries of a refused status inside `networkError.result`. */
function firstEntry(error: unknown): unknown {
  const lists = [
    property(error, 'errors'),
    property(error, 'graphQLErrors'),
    property(property(error, 'result'), 'errors'),
    property(property(property(error, 'networkError'), 'result'), 'errors'),
  ];
  return lists.map((list): unknown => (Array.isArray(list) ? list[0] : undefined)).find(Boolean);
}

function codeWithoutAnswer(error: unknown): ServerErrorCode {
  const silent =
    isSilence(error) ||
    isSilence(property(error, 'networkError')) ||
    property(error, 'kind') === 'network';
  return silent ? 'NETWORK' : 'INTERNAL';
}

/** `fetch` rejects with a TypeError without a connection, and with a TimeoutError when its time is over. */
const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
