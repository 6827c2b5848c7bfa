export { isSessionError, sessionErrorMessages } from './session-error.ts';
export { ownTexts } from './own-texts/own-texts.ts';
export type { OwnTexts } from './own-texts/load-own-texts.ts';
export { readServerError, type ServerError, type ServerErrorCode } from './server-error.ts';
export { GraphqlError, TransportError, type GraphqlErrorEntry } from './transport-errors.ts';
export {
  createTransport,
  type OperationText,
  type Transport,
  type TransportOptions,
} from './transport.ts';
