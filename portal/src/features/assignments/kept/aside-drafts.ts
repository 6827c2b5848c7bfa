import { type KeptDraft, type ListedStorage, keepDraft, namesIn } from '../kept-draft.ts';

/** A text that the server does not take any more; it stays on the device until its writer discards it. */
export interface AsideDraft {
  /** Of the storage. */
  readonly name: string;
  readonly assignmentId: string;
  readonly text: string;
}

/** Begins like the name of a draft that waits, so that both are looked for at once. */
const prefix = 'lampstand.draft-aside.';

/** Keeps a draft apart, where no other text overwrites it and nobody sends it again. */
export function setAside(
  assignmentId: string,
  draft: KeptDraft,
  storage: ListedStorage = localStorage,
): void {
  try {
    const { submissionId, sequence, text } = draft;
    const name = `${prefix}${assignmentId}.${submissionId}.${sequence}`;
    // Without a text there is nothing to be lost.
    if (text.trim() !== '') storage.setItem(name, JSON.stringify({ assignmentId, text }));
    keepDraft(assignmentId, null, storage);
  } catch {
    // A full storage: it stays where it is, and is told of when it is tried again.
  }
}

export function readAside(storage: ListedStorage = localStorage): AsideDraft[] {
  return namesIn(storage, prefix).flatMap((name) => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return [];
      const { assignmentId, text } = Object.fromEntries(Object.entries(kept));
      return typeof assignmentId === 'string' && typeof text === 'string'
        ? [{ name, assignmentId, text }]
        : [];
    } catch {
      // Somebody else wrote there.
      return [];
    }
  });
}

export function discardAside(name: string, storage: ListedStorage = localStorage): void {
  try {
    storage.removeItem(name);
  } catch {
    // Storage is blocked: then nothing is kept either.
  }
}
