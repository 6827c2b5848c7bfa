/** An error as the log shows it. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** What a database or the system calls the failure. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly cause?: DescribedError;
}

const told = ['code', 'constraint', 'table'] as const;
const deepest = 4;

/**
 * What a log may know of an error: its words and where it arose, with its causes. Nothing else of it
 * is written down: a failed statement carries its parameters (hashes of passwords and of sessions
 * among them), a lost connection the whole client.
 */
export function describeError(error: unknown, depth = 1): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const properties = new Map<string, unknown>(Object.entries(error));
  const facts: Record<string, string> = {};
  for (const name of told) {
    const value = properties.get(name);
    if (typeof value === 'string') facts[name] = value;
  }
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: error.stack === undefined ? undefined : withoutParameters(error.stack),
    ...facts,
    ...(error.cause !== undefined && depth < deepest
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

/** Drizzle ends the message of a failed statement with the values of its parameters. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/, '\nparams: [hidden]');
}
