import { useEffect, useState } from 'react';
import type { TranscriptCheck, VerifiedTranscript } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { errorText } from '../../shared/error-text.ts';

type Progress =
  | { readonly state: 'asking' | 'unknown' }
  | { readonly state: 'found'; readonly transcript: VerifiedTranscript }
  | { readonly state: 'failed'; readonly text: string };

interface Answer {
  readonly code: string;
  readonly round: number;
  readonly progress: Progress;
}

/** Asks for a code as soon as it is another one, and again where it could not be asked. */
export function useTranscriptCheck({ verifyTranscript }: TranscriptCheck, code: string) {
  const t = useT();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(
    function ask() {
      let wanted = true;
      const arrive = (progress: Progress) => {
        if (wanted) setAnswer({ code, round, progress });
      };
      verifyTranscript(code).then(
        (transcript) => arrive(transcript ? { state: 'found', transcript } : { state: 'unknown' }),
        (error: unknown) => arrive({ state: 'failed', text: errorText(error, t) }),
      );
      return () => {
        wanted = false;
      };
    },
    [code, round, t, verifyTranscript],
  );

  const isCurrent = answer?.code === code && answer.round === round;
  const progress: Progress = isCurrent ? answer.progress : { state: 'asking' };
  return { progress, retry: () => setRound((before) => before + 1) };
}
