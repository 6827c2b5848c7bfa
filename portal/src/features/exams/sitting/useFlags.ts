import { useState } from 'react';
import { keepFlags, readFlags } from './kept-flags.ts';

/** Questions that are marked for later. The marks are the person's own: no server knows them. */
export function useFlags(attemptId: string) {
  const [flags, setFlags] = useState(() => readFlags(attemptId));
  return {
    has: (questionId: string) => flags.includes(questionId),
    toggle: (questionId: string) => {
      const others = flags.filter((each) => each !== questionId);
      const next = others.length < flags.length ? others : [...flags, questionId];
      setFlags(next);
      keepFlags(attemptId, next);
    },
  };
}
