import { useEffect, useState } from 'react';
import { useSession } from '@lampstand/auth';

/**
 * Keeps the page of an attempt when the session ends, so that the person can sign in on the spot.
 * @param active until the attempt is over
 */
export function useHeldSession(active: boolean) {
  const { hold, ended } = useSession();
  const [letGo, setLetGo] = useState(false);
  const holding = active && !letGo;
  useEffect(
    function holdPage() {
      return holding ? hold() : undefined;
    },
    [hold, holding],
  );
  return {
    /** The session is over, and the page waits for the person to sign in. */
    sessionEnded: ended,
    /** Goes to the login page. */
    leaveToLogin: () => setLetGo(true),
  };
}
