export type PresenceState = 'HERE' | 'HIDDEN' | 'CLOSED';

export interface PresenceOptions<Clock> {
  /** Tells the server; while the page closes, only what needs no answer arrives. */
  readonly report: (state: PresenceState) => Promise<Clock>;
  /** `at`: when the answer arrived, by this device's clock in milliseconds. */
  readonly onClock: (clock: Clock, at: number) => void;
  /** The server could not be told. */
  readonly onSilence: (at: number) => void;
}

/** Milliseconds between two reports, and until the next try after one that did not arrive. */
const reportEvery = 10_000;
const tryAgainIn = 3_000;

/**
 * Tells the server that the page of an attempt is open: every ten seconds, when the person turns to
 * another window and back, and when the page closes. @returns what ends it
 */
export function reportPresence<Clock>(options: PresenceOptions<Clock>): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  async function tell(state: PresenceState) {
    clearTimeout(next);
    try {
      const clock = await options.report(state);
      if (ended) return;
      schedule(reportEvery);
      options.onClock(clock, Date.now());
    } catch {
      if (ended) return;
      schedule(tryAgainIn);
      options.onSilence(Date.now());
    }
  }

  function schedule(delay: number) {
    clearTimeout(next);
    next = setTimeout(() => void tell(stateNow()), delay);
  }

  const now = () => void tell(stateNow());
  const closed = () => void options.report('CLOSED').catch(() => undefined);
  const shown = (event: PageTransitionEvent) => event.persisted && now();
  document.addEventListener('visibilitychange', now);
  window.addEventListener('online', now);
  window.addEventListener('pagehide', closed);
  window.addEventListener('pageshow', shown);
  now();
  return () => {
    ended = true;
    clearTimeout(next);
    document.removeEventListener('visibilitychange', now);
    window.removeEventListener('online', now);
    window.removeEventListener('pagehide', closed);
    window.removeEventListener('pageshow', shown);
  };
}

const stateNow = (): PresenceState => (document.visibilityState === 'hidden' ? 'HIDDEN' : 'HERE');
