import { readServerError, type ServerErrorCode } from '@lampstand/graphql-client';
import { HttpError } from 'react-admin';

/** What `checkError`, the forms and the error pages of react-admin decide by. */
const statuses: Readonly<Record<ServerErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID: 422,
  LIMIT: 429,
  INTERNAL: 500,
  NETWORK: 0,
};

/**
 * `ra-data-graphql` throws an `HttpError` of status 200 with Apollo's error as its body (or, where
 * no GraphQL answer arrived, Apollo's network error). The result has the status of the server's
 * code; texts that belong to inputs are in `body.errors`, where react-admin's forms look for them.
 */
export function toRaError(error: unknown): HttpError {
  const cause = error instanceof HttpError && error.body ? error.body : error;
  const { code, message, fields, errorId } = readServerError(cause);
  const errors = Object.keys(fields).length > 0 ? { errors: fields } : {};
  return new HttpError(message, statuses[code], { code, errorId, ...errors });
}

/** The record was changed by somebody else since it was loaded; nothing was written. */
export function isVersionConflict(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 409 && error.body?.errors === undefined;
}
