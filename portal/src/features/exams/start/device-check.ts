/** What a device brings for an exam. */
export interface DeviceReport {
  readonly connection: 'good' | 'slow' | 'none';
  /** Seconds by which the device's clock is off; undefined where the server could not be asked. */
  readonly clockOff: number | undefined;
  readonly storage: boolean;
}

/** Milliseconds beyond which an answer counts as slow. */
const slowFrom = 2_000;
const patience = 10_000;
/** Seconds by which a clock may be off: the server tells whole seconds, and its answer travels. */
const toleratedSeconds = 5;

export const isClockRight = (off: number): boolean => Math.abs(off) <= toleratedSeconds;

/** Asks the server for its time, and tries whether this browser keeps anything. */
export async function checkDevice(send: typeof fetch = fetch): Promise<DeviceReport> {
  const storage = keepsData();
  const sentAt = Date.now();
  try {
    const response = await send('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const arrivedAt = Date.now();
    const told = response.headers.get('date');
    const connection = arrivedAt - sentAt >= slowFrom ? 'slow' : 'good';
    if (!response.ok || told === null) return { connection, clockOff: undefined, storage };
    // The server cut its second off somewhere on the way there and back: half a second is the middle.
    const middle = (sentAt + arrivedAt) / 2;
    const clockOff = Math.round((middle - new Date(told).getTime() - 500) / 1000);
    return { connection, clockOff, storage };
  } catch {
    return { connection: 'none', clockOff: undefined, storage };
  }
}

function keepsData(): boolean {
  const key = 'lampstand.device-check';
  try {
    localStorage.setItem(key, key);
    const kept = localStorage.getItem(key) === key;
    localStorage.removeItem(key);
    return kept;
  } catch {
    return false;
  }
}
