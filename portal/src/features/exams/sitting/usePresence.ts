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

type Attempt = ToldClock & {
  readonly _id: string;
  readonly silence: { readonly connectionGraceSeconds: number };
};

/** `CLOSED`: the browser shows the page no more; `LEFT`: another screen came in its place. */
type Away = 'LEFT' | 'CLOSED';

interface Page {
  /** Until the attempt is over. */
  readonly active: boolean;
  /** Whether another window of this device has the attempt open. */
  readonly otherWindow: boolean;
}

/**
 * Tells the server while `active` that the page is open, and when it is left for another one; and the
 * page what the server says of the time. Of several windows only the last one leaves the attempt.
 */
export function usePresence(attempt: Attempt, { active, otherWindow }: Page) {
  const { _id, silence } = attempt;
  const graceSeconds = silence.connectionGraceSeconds;
  const [note] = useMutation(NoteExamPresenceDocument);
  const [tabId] = useState(newClientMadeId);
  const [clock, setClock] = useState<SittingClock>(() => firstClock(attempt, Date.now()));

  const { open } = clock;
  const report = useEffectEvent(async (state: PresenceState | Away): Promise<ToldClock> => {
    const { data } = await note({
      variables: { examPresenceInput: { attemptId: _id, state, tabId } },
      context: {
        fetchOptions: { keepalive: true, signal: AbortSignal.timeout(patienceMilliseconds) },
      },
    });
    if (!data) throw new Error('The server did not tell the time');
    return data.noteExamPresence;
  });

  const leave = useEffectEvent((state: Away) => {
    if (active && open && !otherWindow) void report(state).catch(() => undefined);
  });

  useEffect(
    function tellThatPageIsOpen() {
      if (!active || !open) return undefined;
      return reportPresence<ToldClock>({
        graceSeconds,
        report: (state) => report(state),
        onClosed: () => leave('CLOSED'),
        // The moment of its arrival, not the later one at which React gets to it.
        onClock: (told, at) => setClock((known) => nextClock(known, told, at)),
        onSilence: (at) => setClock((known) => silentClock(known, at)),
      });
    },
    [active, open, graceSeconds],
  );
  useEffect(function tellThatPageIsLeft() {
    return () => leave('LEFT');
  }, []);
  return clock;
}
