import { readServerError, type Transport } from '@lampstand/graphql-client';
import { RaiseImpersonationDocument } from './operations/act-for.generated.ts';
import type { SessionStore } from './session-store.ts';
import type { Refused } from './session-types.ts';

/**
 * Acts for the person through whose eyes somebody looks, for a quarter of an hour.
 * @returns why the server refused it.
 * @throws the transport's error where the server could not be asked.
 */
export async function actFor(
  { request }: Transport,
  store: SessionStore,
  reason: string,
): Promise<Refused | undefined> {
  try {
    const { raiseImpersonation } = await request(RaiseImpersonationDocument, { reason });
    store.change({
      impersonationRaisedUntil: raiseImpersonation,
      impersonationRaiseReason: reason,
    });
    return undefined;
  } catch (error) {
    const { code, message, fields } = readServerError(error);
    if (code === 'NETWORK') throw error;
    return Object.keys(fields).length > 0 ? { fields } : { message };
  }
}
