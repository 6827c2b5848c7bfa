import { useEffect, useState } from 'react';
import { readStoredUser } from '@lampstand/auth';

/**
 * When the server ends the session, the page reloads by itself to the login. The browser must not ask
 * then whether to leave: nothing is left, the answers wait on the device.
 */
export function useLetGoWithSession(): void {
  const [wasKnown] = useState(() => readStoredUser() !== undefined);
  useEffect(
    function letGo() {
      if (!wasKnown) return undefined;
      const pass = (event: Event) => {
        if (readStoredUser() === undefined) event.stopImmediatePropagation();
      };
      window.addEventListener('beforeunload', pass, { capture: true });
      return () => window.removeEventListener('beforeunload', pass, { capture: true });
    },
    [wasKnown],
  );
}
