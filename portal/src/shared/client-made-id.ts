/**
 * A new id for what is about to be sent: made here, so that what is sent twice happens once.
 * `crypto.randomUUID` is missing where the site is not served over HTTPS, `getRandomValues` is not.
 */
export function newClientMadeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    // RFC 9562, §5.4: version 4 in the seventh byte, variant 10 in the ninth.
    const stamped = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return stamped.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
