/**
 * A new id for a record: made before it is sent, so that what is sent twice is recorded once.
 * `crypto.randomUUID` is missing where the site is not served over HTTPS, `getRandomValues` is not.
 */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
