/** For stories whose callbacks lead nowhere. */
export function doNothing(): void {
  // The tests pass their own.
}
