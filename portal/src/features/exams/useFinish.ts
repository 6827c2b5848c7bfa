import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { forgetOpenAttempt, type EndingAttempt } from './attempt-cache.ts';
import { patience } from './patience.ts';
import { FinishExamAttemptDocument } from './useFinish.generated.ts';

export interface Finish {
  /** `timeUp`: the time is over, and the page hands in by itself. */
  readonly state: 'idle' | 'asking' | 'finishing' | 'timeUp' | 'done';
  readonly error: Error | undefined;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  /** Hands in what there is: called when the time is over, and again while the server is not reached. */
  readonly handIn: () => void;
}

/** Milliseconds that the last answers get to arrive after the time is up; the server takes them for 15 s. */
const lastMoments = 8_000;
const tryAgainIn = 3_000;

/**
 * The end of an attempt: asked for, confirmed, and carried out when the server has every answer,
 * however long the connection stays away. Until then it can be called off. When the time is up, it
 * waits for nobody.
 */
export function useFinish(attempt: EndingAttempt, whenSaved: () => Promise<void>): Finish {
  const [state, setState] = useState<Finish['state']>('idle');
  const [sendFinish, { error, reset }] = useMutation(FinishExamAttemptDocument, {
    variables: { _id: attempt._id },
    update: (cache) => forgetOpenAttempt(cache, attempt),
  });
  const finish = () => sendFinish({ context: { fetchOptions: { signal: patience() } } });
  const wanted = useRef(false);
  const here = useRef(true);

  useEffect(function noteLeaving() {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function carryOut() {
    wanted.current = true;
    setState('finishing');
    try {
      await whenSaved();
    } catch {
      // The attempt takes no more answers: the page says so.
      setState('idle');
      return;
    }
    if (!wanted.current) return;
    try {
      await finish();
      setState('done');
    } catch {
      // `error` tells of it; asking again is safe.
      setState('asking');
    }
  }

  async function handIn() {
    setState('timeUp');
    await Promise.race([whenSaved().catch(() => undefined), after(lastMoments)]);
    try {
      await finish();
      setState('done');
    } catch {
      // Asking again is safe, and the server hands in by itself what it has.
      await after(tryAgainIn);
      if (here.current) await handIn();
    }
  }

  return {
    state,
    error,
    ask: () => setState('asking'),
    cancel: () => {
      wanted.current = false;
      reset();
      setState('idle');
    },
    confirm: () => void carryOut(),
    handIn: () => void handIn(),
  };
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
