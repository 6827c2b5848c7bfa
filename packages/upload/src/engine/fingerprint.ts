import { hexOf } from './hex.ts';

/** Bytes of each sample. */
const SAMPLE = 1024 * 1024;

/**
 * Tells files of one name apart: the size and a SHA-256 over the beginning, the middle and the end.
 * At most three megabytes are read, however large the file is. Null where the browser has no
 * `crypto.subtle` (a site without HTTPS).
 * @throws when the file cannot be read
 */
export async function fingerprintOf(file: Blob): Promise<string | null> {
  if (!('crypto' in globalThis) || !('subtle' in crypto)) return null;
  const middle = Math.max(0, Math.floor((file.size - SAMPLE) / 2));
  const samples = [0, middle, Math.max(0, file.size - SAMPLE)].map((from) =>
    file.slice(from, from + SAMPLE),
  );
  const bytes = await new Blob(samples).arrayBuffer();
  return `${file.size}-${hexOf(await crypto.subtle.digest('SHA-256', bytes))}`;
}
