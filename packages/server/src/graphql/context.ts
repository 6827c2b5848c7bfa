import type { LocaleCode, Translator } from '@lampstand/i18n';
import type { Db } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Viewer } from '../platform/viewer.ts';
import { type Actor, inTransaction, type Work } from '../platform/work.ts';
import type { WriteGate } from './write-gate.ts';

/** One request. Loaders hang on this object, so nothing is shared between requests. */
export interface Context {
  readonly services: Services;
  /** For reads; changes go through `write`. */
  readonly db: Db;
  readonly viewer: Viewer | null;
  /** The browser sent a session that is over: it should forget its person. */
  readonly sessionExpired: boolean;
  readonly actor: Actor;
  /** Shut for whoever only looks through another person's eyes (see looking-through.ts). */
  readonly gate: WriteGate;
  readonly locale: LocaleCode;
  readonly t: Translator;
  readonly userAgent: string | null;
  readonly cookieHeader: string | null;
  /** How large the operation was, where that was measured. */
  readonly bytes?: number;
  /** Sends a Set-Cookie header with the answer. */
  setCookie(header: string): void;
}

/** The signed-in person. Root fields say who may call them; this narrows the type for the rest. */
export function signedIn(context: Context): Viewer {
  if (!context.viewer) throw new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
  return context.viewer;
}

/**
 * Runs a mutation's use case in a transaction with its audit (see `inTransaction`).
 * @throws DomainError FORBIDDEN for whoever looks through another person's eyes, unless the mutation
 * has opened the gate.
 */
export async function write<T>(
  context: Context,
  action: string,
  useCase: (work: Work) => Promise<T>,
): Promise<T> {
  if (!context.gate.open) throw new DomainError('FORBIDDEN', 'errors.identity.lookingOnly');
  return inTransaction(context.services, context.actor, action, useCase);
}
