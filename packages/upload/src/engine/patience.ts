import { NoAnswer, type Clock, type Online } from './ports.ts';

/** Milliseconds before a part that was refused is sent again. */
const AFTER_REFUSAL = [100, 1000, 3000, 5000] as const;
/** Where nothing answers it may be the line: some minutes more. */
const AFTER_SILENCE = [...AFTER_REFUSAL, 15_000, ...Array.from({ length: 9 }, () => 30_000)];

export interface PatiencePorts {
  readonly clock: Clock;
  readonly online: Online;
}

export interface Waits {
  readonly signal: AbortSignal;
  /** It waits for the network now, or does so no longer. */
  readonly onWaiting: (waiting: boolean) => void;
}

/** Counts failures of one thing and waits between its tries. */
export function createPatience({ clock, online }: PatiencePorts, { signal, onWaiting }: Waits) {
  let refusals = 0;
  let silences = 0;

  /** Resolves when the browser has a network. */
  async function whileOffline(): Promise<void> {
    if (online.isOnline()) return;
    onWaiting(true);
    await nextChange(online, signal);
    onWaiting(false);
    await whileOffline();
  }

  async function pause(milliseconds: number | undefined): Promise<boolean> {
    if (milliseconds === undefined) return false;
    await clock.wait(milliseconds, signal);
    return true;
  }

  return {
    whileOffline,
    /** Waits; false when it has been refused often enough. */
    afterRefusal: () => pause(AFTER_REFUSAL[refusals++]),
    /** Waits, less long where the network comes back; false when nothing answered for minutes. */
    afterSilence: async (): Promise<boolean> => {
      // Being offline is no failure of anybody.
      if (!online.isOnline()) return true;
      const milliseconds = AFTER_SILENCE[silences++];
      if (milliseconds === undefined) return false;
      onWaiting(true);
      const over = new AbortController();
      await Promise.race([
        clock.wait(milliseconds, AbortSignal.any([signal, over.signal])),
        nextChange(online, AbortSignal.any([signal, over.signal])),
      ]).finally(() => {
        over.abort();
        onWaiting(false);
      });
      return true;
    },
  };
}

function nextChange(online: Online, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = online.subscribe(() => {
      end();
      resolve();
    });
    signal.addEventListener('abort', () => {
      end();
      reject(toError(signal.reason));
    });
  });
}

const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

/** Asks the server until it answers. @throws its refusal; `NoAnswer` after minutes without any */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  ports: PatiencePorts,
  waits: Waits,
): Promise<Answer> {
  const patience = createPatience(ports, waits);
  for (;;) {
    await patience.whileOffline();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer) || !(await patience.afterSilence())) throw error;
      waits.signal.throwIfAborted();
    }
  }
}
