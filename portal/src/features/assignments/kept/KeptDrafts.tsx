import { Texts } from '@lampstand/ui';
import { Suspense, useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { assessmentTexts } from '../../../shared/texts/assessment-texts.ts';
import { SaveSubmissionDraftDocument } from '../AssignmentPage.generated.ts';
import { discardAside, readAside } from './aside-drafts.ts';
import { AsideNotice } from './AsideNotice.tsx';
import { type SendDraft, sendKept } from './send-kept.ts';

/** Milliseconds after which drafts that could not be sent are tried again. */
const AGAIN = 15_000;

/**
 * Sends the drafts that wait on this device, whatever screen is shown, and tells of those that the
 * server does not take any more until their writer has put them away.
 */
export function KeptDrafts() {
  const client = useApolloClient();
  const [aside, setAside] = useState(() => readAside());

  useEffect(
    function sendWhatWaits() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let over = false;
      const send: SendDraft = async (assignmentId, { submissionId: _id, ...draft }) => {
        const submissionDraftInput = { ...draft, _id, assignmentId };
        const { data } = await client.mutate({
          mutation: SaveSubmissionDraftDocument,
          variables: { submissionDraftInput },
          context: { fetchOptions: { signal: AbortSignal.timeout(AGAIN) } },
        });
        const held = data?.saveSubmissionDraft.submission;
        if (!held) throw new Error('The server did not say what it holds');
        return held.text;
      };
      async function run() {
        const waiting = await sendKept(send);
        if (over) return;
        setAside(readAside());
        if (waiting) timer = setTimeout(() => void run(), AGAIN);
      }
      void run();
      return () => {
        over = true;
        clearTimeout(timer);
      };
    },
    [client],
  );

  if (aside.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Texts bundles={assessmentTexts}>
        {aside.map((draft) => (
          <AsideNotice
            key={draft.name}
            draft={draft}
            onDiscard={() => {
              discardAside(draft.name);
              setAside(readAside());
            }}
          />
        ))}
      </Texts>
    </Suspense>
  );
}
