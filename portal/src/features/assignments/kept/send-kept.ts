import { isRefusal } from '../draft-saver.ts';
import { keepDraft, type KeptDraft, listKeptDrafts, readKeptDraft } from '../kept-draft.ts';
import { setAside } from './aside-drafts.ts';
import { withFreeDraft } from './draft-hold.ts';

/** Sends a draft of an assignment. @returns the text that the server holds then. */
export type SendDraft = (assignmentId: string, draft: KeptDraft) => Promise<string>;

/**
 * Sends the drafts that wait on this device and that no screen has open. What the server refuses, or
 * has a newer text for, is set aside with its text.
 * @returns whether some of them wait still, because the server was not reached or a screen has them.
 */
export async function sendKept(send: SendDraft): Promise<boolean> {
  for (const [assignmentId] of listKeptDrafts()) {
    await withFreeDraft(assignmentId, () => sendOne(assignmentId, send));
  }
  return listKeptDrafts().length > 0;
}

async function sendOne(assignmentId: string, send: SendDraft): Promise<void> {
  // A screen may have saved it since.
  const kept = readKeptDraft(assignmentId);
  if (!kept) return;
  try {
    const text = await send(assignmentId, kept);
    if (text === kept.text) keepDraft(assignmentId, null);
    else setAside(assignmentId, kept);
  } catch (error) {
    // All else may pass at another try.
    if (isRefusal(error)) setAside(assignmentId, kept);
  }
}
