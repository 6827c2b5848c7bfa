import { useEffect, useEffectEvent, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { reportPresence } from './presence-reporter.ts';
import {
  firstClock,
  nextClock,
  silentClock,
  type SittingClock,
  type ToldClock,
} from './sitting-clock.rules.ts';
import { ExamAttemptClockDocument } from './usePresence.generated.ts';

const patienceMilliseconds = 8_000;

/** Tells the page what the server says of the time while `active`. */
export function usePresence(attempt: ToldClock & { readonly _id: string }, active: boolean) {
  const { _id } = attempt;
  const client = useApolloClient();
  const [clock, setClock] = useState<SittingClock>(() => firstClock(attempt, Date.now()));

  const { open } = clock;
  const report = useEffectEvent(async (): Promise<ToldClock> => {
    const { data } = await client.query({
      query: ExamAttemptClockDocument,
      variables: { _id },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(patienceMilliseconds) } },
    });
    return data.examAttempt;
  });

  useEffect(
    function tellThatPageIsOpen() {
      if (!active || !open) return undefined;
      return reportPresence<ToldClock>({
        report: () => report(),
        // The moment of its arrival, not the later one at which React gets to it.
        onClock: (told, at) => setClock((known) => nextClock(known, told, at)),
        onSilence: (at) => setClock((known) => silentClock(known, at)),
      });
    },
    [active, open],
  );
  return clock;
}
