import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { newClientMadeId } from '../../../shared/client-made-id.ts';
import { reportPresence, type PresenceState } from './presence-reporter.ts';
import {
  firstClock,
  nextClock,
  silentClock,
  type SittingClock,
  type ToldClock,
} from './sitting-clock.rules.ts';
import { NoteExamPresenceDocument } from './usePresence.generated.ts';

const patienceMilliseconds = 8_000;

/** Tells the server that the page is open while `active`, and the page what the server says of the time. */
export function usePresence(attempt: ToldClock & { readonly _id: string }, active: boolean) {
  const { _id } = attempt;
  const [note] = useMutation(NoteExamPresenceDocument);
  const [tabId] = useState(newClientMadeId);
  const [clock, setClock] = useState<SittingClock>(() => firstClock(attempt, Date.now()));

  const { open } = clock;
  const report = useEffectEvent(async (state: PresenceState): Promise<ToldClock> => {
    const { data } = await note({
      variables: { examPresenceInput: { attemptId: _id, state, tabId } },
      context: {
        fetchOptions: { keepalive: true, signal: AbortSignal.timeout(patienceMilliseconds) },
      },
    });
    if (!data) throw new Error('The server did not tell the time');
    return data.noteExamPresence;
  });

  useEffect(
    function tellThatPageIsOpen() {
      if (!active || !open) return undefined;
      return reportPresence<ToldClock>({
        report: (state) => report(state),
        // The moment of its arrival, not the later one at which React gets to it.
        onClock: (told, at) => setClock((known) => nextClock(known, told, at)),
        onSilence: (at) => setClock((known) => silentClock(known, at)),
      });
    },
    [active, open],
  );
  return clock;
}
