import type { MessageId } from '@lampstand/i18n';

export type ErrorCode =
  'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT' | 'INVALID' | 'LIMIT';

/** Any message; most are of the `errors` area. */
export type ErrorKey = MessageId;

/** A message with its arguments, translated into the person's language at the edge. */
export interface ErrorText {
  key: ErrorKey;
  args?: Readonly<Record<string, string | number>>;
}

/**
 * The one error that a rule of the product throws. `fields` puts messages on the inputs they
 * belong to. Everything else that is thrown is masked and logged with an id.
 */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly text: ErrorText;
  readonly fields: Readonly<Record<string, ErrorText>>;

  constructor(
    code: ErrorCode,
    text: ErrorKey | ErrorText,
    fields: Readonly<Record<string, ErrorKey | ErrorText>> = {},
  ) {
    const whole = typeof text === 'string' ? { key: text } : text;
    super(whole.key);
    this.code = code;
    this.text = whole;
    this.fields = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? { key: value } : value,
      ]),
    );
  }
}

/**
 * What a look-up answered. What is not there and what the person may not know of look the same.
 * @throws DomainError NOT_FOUND where it answered nothing.
 */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return value;
}
