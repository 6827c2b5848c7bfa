export { isSessionError, sessionErrorMessages } from './session-error.ts';
export { readServerError, type ServerError, type ServerErrorCode } from './server-error.ts';
export { GraphqlError, TransportError, type GraphqlErrorEntry } from './transport-errors.ts';
export {
  createTransport,
  type OperationText,
  type Transport,
  type TransportOptions,
} from './transport.ts';
