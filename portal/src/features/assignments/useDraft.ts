import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMutation } from '@apollo/client/react';
import { newClientMadeId } from '../../shared/client-made-id.ts';
import type { Assignment } from './assignment-types.ts';
import { SaveSubmissionDraftDocument } from './AssignmentPage.generated.ts';
import { createDraftSaver, type Work } from './draft-saver.ts';
import { setAside } from './kept/aside-drafts.ts';
import { holdDraft } from './kept/draft-hold.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';

/** A request without an answer for so long is given up and sent again; milliseconds. */
const PATIENCE = 15_000;

/** The student's draft: on the screen at once, then saved until the server has it. */
export function useDraft({ _id: assignmentId, submission }: Assignment) {
  const [save] = useMutation(SaveSubmissionDraftDocument);
  const [draft] = useState(open);
  const state = useSyncExternalStore(draft.saver.subscribe, draft.saver.getState);

  function open() {
    const kept = readKeptDraft(assignmentId);
    const submissionId = submission?._id ?? kept?.submissionId ?? newClientMadeId();
    const held = submission?.sequence ?? 0;
    const newer = kept?.submissionId === submissionId && kept.sequence > held ? kept : undefined;
    const { text = '', lateReason } = newer ?? submission ?? {};
    // What another device overtook must not be lost to the next letter that is typed.
    if (kept && !newer && kept.text !== text) setAside(assignmentId, kept);
    const saver = createDraftSaver({
      work: { text, lateReason: lateReason ?? '' },
      sequence: held,
      unsaved: newer !== undefined,
      send: (sent) => send({ ...sent, _id: submissionId }),
      keep: (waiting) => keepDraft(assignmentId, waiting && { ...waiting, submissionId }),
    });
    return { saver, submissionId };
  }

  async function send(sent: Work & { readonly _id: string; readonly sequence: number }) {
    const { data } = await save({
      variables: { submissionDraftInput: { ...sent, assignmentId } },
      // A draft on its way when the page closes still arrives.
      context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE) } },
    });
    const held = data?.saveSubmissionDraft.submission;
    if (!held) throw new Error('The server did not say what it holds');
    return held.text;
  }

  useEffect(
    function stopWithScreen() {
      return draft.saver.stop;
    },
    [draft],
  );

  useEffect(
    function keepToThisScreen() {
      return holdDraft(assignmentId);
    },
    [assignmentId],
  );

  return {
    ...state,
    submissionId: draft.submissionId,
    write: draft.saver.write,
    flush: draft.saver.flush,
    begin,
  };

  /** Files hang on a draft that the server knows. */
  async function begin() {
    if (submission) return;
    draft.saver.write({});
    await draft.saver.flush();
  }
}
