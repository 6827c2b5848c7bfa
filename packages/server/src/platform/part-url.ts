import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { PartPlace } from './file-store.ts';
import { sameSecret } from './token.ts';

/** A link takes its part for so long (seconds). */
export const PART_LIFE_SECONDS = 60 * 60;

/** Where parts are sent to when the files lie on our own disk. */
export const PARTS_PATH = /^\/uploads\/([\w-]+)\.([\w-]+)\/parts\/(\d{1,5})$/;

export interface PartSigner {
  readonly clock: Clock;
  readonly signingSecret: string;
}

function sign(secret: string, place: PartPlace, expires: number): string {
  const { key, token, partNumber, size, offset } = place;
  return createHmac('sha256', secret)
    .update(JSON.stringify(['part', key, token, partNumber, size, offset, expires]))
    .digest('base64url');
}

/** A path on our own origin to which one part can be sent, for an hour. */
export function signedPartUrl({ clock, signingSecret }: PartSigner, place: PartPlace): string {
  const { key, token, partNumber, size, offset } = place;
  const expires = Math.floor(clock.now().getTime() / 1000) + PART_LIFE_SECONDS;
  const query = new URLSearchParams({
    size: String(size),
    offset: String(offset),
    expires: String(expires),
    signature: sign(signingSecret, place, expires),
  });
  return `/uploads/${key}.${token}/parts/${partNumber}?${query}`;
}

/** Reads a link that `signedPartUrl` made; null for one that was changed or is over. */
export function verifyPartUrl({ clock, signingSecret }: PartSigner, url: string): PartPlace | null {
  const link = URL.parse(url, 'http://localhost');
  const [, key, token, partNumber] = PARTS_PATH.exec(link?.pathname ?? '') ?? [];
  if (!link || key === undefined || token === undefined) return null;
  const number = (name: string) => Number(link.searchParams.get(name) ?? Number.NaN);
  const place = {
    key,
    token,
    partNumber: Number(partNumber),
    size: number('size'),
    offset: number('offset'),
  };
  const expires = number('expires');
  if (!(expires * 1000 > clock.now().getTime())) return null;
  const given = link.searchParams.get('signature');
  return sameSecret(given, sign(signingSecret, place, expires)) ? place : null;
}
