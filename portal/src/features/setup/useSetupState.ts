import { useEffect, useState } from 'react';
import type { SetupAccess, SetupState } from '@lampstand/auth/account';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { errorText } from '../../shared/error-text.ts';

type Answer =
  | { readonly state: 'asking' }
  | { readonly state: 'open'; readonly choices: SetupState }
  | { readonly state: 'refused'; readonly error: unknown };

/** Asks once whether the link opens the set-up, and again where it could not be asked. */
export function useSetupState({ openSetup }: SetupAccess, secret: string) {
  const t = useT();
  const [round, setRound] = useState(0);
  const [arrived, setArrived] = useState<{ readonly round: number; readonly answer: Answer }>();

  useEffect(
    function ask() {
      let wanted = true;
      const arrive = (answer: Answer) => {
        if (wanted) setArrived({ round, answer });
      };
      openSetup(secret).then(
        (choices) => arrive({ state: 'open', choices }),
        (error: unknown) => arrive({ state: 'refused', error }),
      );
      return () => {
        wanted = false;
      };
    },
    [openSetup, round, secret],
  );

  const retry = () => setRound((before) => before + 1);
  const answer: Answer = arrived?.round === round ? arrived.answer : { state: 'asking' };
  if (answer.state !== 'refused') return { progress: answer, retry };
  // Another language of the page is not another question: what the server said stays as it said it.
  const isDead = readServerError(answer.error).key === 'errors.tokenInvalid';
  const text = isDead ? t('errors.tokenInvalid') : errorText(answer.error, t);
  return { progress: { state: isDead ? 'dead' : 'failed', text } as const, retry };
}
