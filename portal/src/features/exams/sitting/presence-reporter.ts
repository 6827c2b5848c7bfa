import { steadyTimer } from './steady-timer.ts';

export type PresenceState = 'HERE' | 'HIDDEN';

export interface PresenceOptions<Clock> {
  /** How long nothing may be heard of a page. */
  readonly graceSeconds: number;
  readonly report: (state: PresenceState) => Promise<Clock>;
  /** The browser takes the page away: only what needs no answer still arrives. */
  readonly onClosed: () => void;
  /** `at`: when the answer arrived, by this device's clock in milliseconds. */
  readonly onClock: (clock: Clock, at: number) => void;
  /** The server could not be told, or does not answer. */
  readonly onSilence: (at: number) => void;
}

/** Of a page the server wants to hear so often, and then waits for the grace. */
const expectedSeconds = 10;
/** Milliseconds until a report without an answer counts as silence; it may still be answered. */
const answeredWithin = 4_000;
/** Milliseconds until the next try after a report that did not arrive. */
const tryAgainIn = 3_000;

/** Milliseconds between two reports. With little grace the next one must not come at the last moment. */
const reportEvery = (graceSeconds: number): number =>
  Math.min(expectedSeconds, (expectedSeconds + graceSeconds) / 2) * 1_000;

/**
 * Tells the server that the page of an attempt is open: every ten seconds (sooner where the grace is
 * short), also while another one is in front, when the person turns to another window and back, and
 * when the page closes.
 * @returns what ends it
 */
export function reportPresence<Clock>(options: PresenceOptions<Clock>): () => void {
  const every = reportEvery(options.graceSeconds);
  const next = steadyTimer(() => void tell(stateNow()));
  let ended = false;
  let closed = false;

  async function tell(state: PresenceState) {
    next.clear();
    const unanswered = setTimeout(fallSilent, answeredWithin);
    try {
      const clock = await options.report(state);
      if (ended || closed) return;
      next.set(every);
      options.onClock(clock, Date.now());
    } catch {
      if (ended || closed) return;
      next.set(tryAgainIn);
      fallSilent();
    } finally {
      clearTimeout(unanswered);
    }
  }

  function fallSilent() {
    if (!ended && !closed) options.onSilence(Date.now());
  }

  const now = () => {
    if (!closed) void tell(stateNow());
  };
  // A browser hides a page after it has closed it: what it says then must not take the closing back.
  const hide = () => {
    closed = true;
    next.clear();
    options.onClosed();
  };
  const show = (event: PageTransitionEvent) => {
    closed = false;
    if (event.persisted) now();
  };
  document.addEventListener('visibilitychange', now);
  window.addEventListener('online', now);
  window.addEventListener('offline', fallSilent);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  now();
  return () => {
    ended = true;
    next.end();
    document.removeEventListener('visibilitychange', now);
    window.removeEventListener('online', now);
    window.removeEventListener('offline', fallSilent);
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}

const stateNow = (): PresenceState => (document.visibilityState === 'hidden' ? 'HIDDEN' : 'HERE');
