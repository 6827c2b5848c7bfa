/** Where a browser remembers uploads that have not ended; logging out takes it along. */
export const pendingKey = 'lampstand.uploads';

/** Whether anything waits to be resumed in this browser: nobody else fetches the uploads' code. */
export function hasPendingUploads(): boolean {
  try {
    return localStorage.getItem(pendingKey) !== null;
  } catch {
    // Storage may be refused: then nothing is remembered either.
    return false;
  }
}
