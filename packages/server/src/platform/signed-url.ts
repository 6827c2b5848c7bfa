import { createHmac } from 'node:crypto';
import type { Services } from './services.ts';
import { sameSecret } from './token.ts';

/** A link works at least this long (seconds). */
export const SIGNED_LIFE_SECONDS = 6 * 60 * 60;

/** Links made within one such stretch (seconds) are the same text, so that browsers can cache the file. */
const STRETCH_SECONDS = 3 * 60 * 60;

/** Where signed files are served. */
export const FILES_PATH = '/files/';

type Signer = Pick<Services, 'clock' | 'signingSecret'>;

/** What a valid link stands for. */
export interface SignedFile {
  readonly fileId: string;
  /** File name under which the browser shall save it; null where it shall show it. */
  readonly download: string | null;
  readonly expiresAt: Date;
}

function sign(secret: string, fileId: string, expires: number, download: string | null): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([fileId, expires, download]))
    .digest('base64url');
}

/**
 * A link to a stored file that works without a session for 6 to 9 hours.
 * @param options.download save under this name instead of showing it in the browser.
 * @returns a path on the server's own origin.
 */
export function signedFileUrl(
  { clock, signingSecret }: Signer,
  fileId: string,
  options: { readonly download?: string } = {},
): string {
  const earliest = Math.floor(clock.now().getTime() / 1000) + SIGNED_LIFE_SECONDS;
  const expires = Math.ceil(earliest / STRETCH_SECONDS) * STRETCH_SECONDS;
  const download = options.download ?? null;
  const query = new URLSearchParams({
    expires: String(expires),
    ...(download === null ? {} : { download }),
    signature: sign(signingSecret, fileId, expires, download),
  });
  return `${FILES_PATH}${encodeURIComponent(fileId)}?${query}`;
}

/**
 * Reads a link that `signedFileUrl` made.
 * @param url path with query, or a whole address.
 * @returns null for a link that was changed, that was made by somebody else or that is over.
 */
export function verifySignedUrl({ clock, signingSecret }: Signer, url: string): SignedFile | null {
  const link = URL.parse(url, 'http://localhost');
  if (link === null) return null;
  const { pathname, searchParams } = link;
  const fileId = fileIdIn(pathname);
  const expires = Number(searchParams.get('expires'));
  const expiresAt = new Date(expires * 1000);
  if (fileId === null || !(expiresAt > clock.now())) return null;
  const download = searchParams.get('download');
  const expected = sign(signingSecret, fileId, expires, download);
  if (!sameSecret(searchParams.get('signature'), expected)) return null;
  return { fileId, download, expiresAt };
}

function fileIdIn(pathname: string): string | null {
  if (!pathname.startsWith(FILES_PATH)) return null;
  try {
    return decodeURIComponent(pathname.slice(FILES_PATH.length));
  } catch {
    return null;
  }
}
