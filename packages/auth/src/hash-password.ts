/** What a password must have at least, in characters (specification §9). */
export const shortestPassword = 6;

/**
 * The SHA-256 of a password in hex: what goes over the wire instead of it (specification §5).
 * Browsers offer their own digest on secure origins only; elsewhere (a college's plain address in
 * its own network) a library is fetched.
 */
export async function hashPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  // The type says that it is always there; on an insecure origin it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return toHex(
    subtle
      ? new Uint8Array(await subtle.digest('SHA-256', bytes))
      : (await import('@noble/hashes/sha2.js')).sha256(bytes),
  );
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
