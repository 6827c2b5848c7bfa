import { useEffect, useState, type ComponentType } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { hasWaitingToasts, subscribeToToasts } from './toast.ts';

export interface ToastOutletProps {
  /** Fetches what draws the toasts; for tests. */
  readonly load?: (() => Promise<ComponentType>) | undefined;
}

/** Milliseconds in which the first screen fetches what it needs, undisturbed. */
const firstScreen = 4_000;
/** Milliseconds that a message waits for the library that draws it. */
const patience = 1_000;

const loadHost = async (): Promise<ComponentType> => (await import('./ToastHost.tsx')).ToastHost;

/**
 * The place of the toasts. The library that draws them is fetched once the first screen is at rest, so
 * that it is here when a message tells of a lost connection; where it is not, the message is shown
 * without it.
 */
export function ToastOutlet({ load = loadHost }: ToastOutletProps) {
  const [host, setHost] = useState<{ readonly Shown: ComponentType }>();
  const [asked, setAsked] = useState(() => (hasWaitingToasts() ? 1 : 0));
  const [plain, setPlain] = useState(false);
  const here = host !== undefined;

  useEffect(function awaitToasts() {
    return subscribeToToasts(() => setAsked((times) => times + 1));
  }, []);
  useEffect(
    function fetchHost() {
      if (here) return undefined;
      let wanted = true;
      const arrive = (Shown: ComponentType) => wanted && setHost({ Shown });
      const fetching = () => void load().then(arrive, () => wanted && setPlain(asked > 0));
      const rest = setTimeout(fetching, asked > 0 ? 0 : firstScreen);
      const late = setTimeout(() => setPlain(asked > 0), patience);
      return () => {
        wanted = false;
        clearTimeout(rest);
        clearTimeout(late);
      };
    },
    [asked, here, load],
  );
  return (
    <>
      {plain && <PlainToasts taking={!here} />}
      {host && <host.Shown />}
    </>
  );
}
