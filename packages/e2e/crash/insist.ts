import { setTimeout as after } from 'node:timers/promises';

/** What everybody counts who sends again what was not acknowledged. */
export interface Sending {
  /** Steps that were acknowledged. */
  acknowledged: number;
  /** Steps that were sent again, since nobody knew what had become of them. */
  sentAgain: number;
}

const PAUSE_MS = 25;
const cut = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a connection broke: with its own error, or with the one inside of that of `fetch`. */
function isCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && cut.has(String(error.code))) return true;
  return isCut(error.cause);
}

/** Takes a step until it is acknowledged, as a browser does that lost its server. */
export async function insist<T>(sending: Sending, step: () => Promise<T>): Promise<T> {
  for (let unsure = false; ;) {
    try {
      const answered = await step();
      sending.acknowledged += 1;
      return answered;
    } catch (error) {
      if (!isCut(error)) throw error;
      // While nobody listens nothing was sent; the step itself was cut once.
      if (!unsure) sending.sentAgain += 1;
      unsure = true;
      await after(PAUSE_MS);
    }
  }
}
