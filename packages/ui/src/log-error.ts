/** Tells the browser's console; what the server should hear of goes through `onError` props. */
export function logError(error: unknown): void {
  // eslint-disable-next-line no-console -- specification §8 asks for errors in the console
  console.error(error);
}
