import { createHmac } from 'node:crypto';
import type { Env } from '../../env.ts';
import { sameSecret } from '../../platform/token.ts';

/** Seconds in which a way to Brightspace is used, and then in which its signature counts. */
export const TICKET_SECONDS = 60;
const SIGNATURE_SECONDS = 60;

export interface D2lTarget {
  readonly url: URL;
  readonly key: string;
  readonly secret: string;
}

/** The Brightspace site that the configuration names; undefined unless it is named in full. */
export function d2lTarget({
  BRIGHTSPACE_URL,
  BRIGHTSPACE_SSO_KEY,
  BRIGHTSPACE_SSO_SECRET,
}: Env): D2lTarget | undefined {
  if (!BRIGHTSPACE_URL || !BRIGHTSPACE_SSO_KEY || !BRIGHTSPACE_SSO_SECRET) return undefined;
  return {
    url: new URL(BRIGHTSPACE_URL),
    key: BRIGHTSPACE_SSO_KEY,
    secret: BRIGHTSPACE_SSO_SECRET,
  };
}

export interface D2lPerson {
  readonly _id: string;
  readonly fullName: string;
  readonly email: string;
}

/** What is signed: names and values in the order of the names, as an address writes them. */
function signatureOf(parameters: URLSearchParams, secret: string): string {
  const signed = new URLSearchParams(parameters);
  signed.delete('signature');
  signed.sort();
  return createHmac('sha256', secret).update(signed.toString()).digest('base64url');
}

/**
 * The address that signs a person on: the configured one, with who they are, until when it counts,
 * a number used once, and a signature over all of it. Nothing of a request decides where it leads.
 */
export function signedAddress(
  { url, key, secret }: D2lTarget,
  person: D2lPerson,
  { now, nonce }: { readonly now: Date; readonly nonce: string },
): string {
  const address = new URL(url);
  const expires = Math.floor(now.getTime() / 1000) + SIGNATURE_SECONDS;
  for (const [name, value] of Object.entries({
    key,
    user: person._id,
    email: person.email,
    name: person.fullName,
    expires: String(expires),
    nonce,
  })) {
    address.searchParams.set(name, value);
  }
  address.searchParams.set('signature', signatureOf(address.searchParams, secret));
  return address.href;
}

/** Whether an address was signed with the secret and still counts: what the other side asks. */
export function isSigned(address: URL, secret: string, now: Date): boolean {
  const { searchParams } = address;
  const counts = Number(searchParams.get('expires')) * 1000 > now.getTime();
  return counts && sameSecret(searchParams.get('signature'), signatureOf(searchParams, secret));
}
