/** A stored record by its names; empty for anything that is none, or where storage is refused. */
export function readStored(key: string): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
    return new Map(isRecord ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

export function writeStored(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be refused or full; the choice then lasts until the page is left.
  }
}
