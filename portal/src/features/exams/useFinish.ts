import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { forgetOpenAttempt, type EndingAttempt } from './attempt-cache.ts';
import { FinishExamAttemptDocument } from './useFinish.generated.ts';

export interface Finish {
  readonly state: 'idle' | 'asking' | 'finishing' | 'done';
  readonly error: Error | undefined;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/**
 * The end of an attempt: asked for, confirmed, and carried out when the server has every answer,
 * however long the connection stays away. Until then it can be called off.
 */
export function useFinish(attempt: EndingAttempt, whenSaved: () => Promise<void>): Finish {
  const [state, setState] = useState<Finish['state']>('idle');
  const [finish, { error, reset }] = useMutation(FinishExamAttemptDocument, {
    variables: { _id: attempt._id },
    update: (cache) => forgetOpenAttempt(cache, attempt.exam._id),
  });
  const wanted = useRef(false);

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
  };
}
