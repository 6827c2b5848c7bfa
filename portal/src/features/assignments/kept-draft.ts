import type { Work } from './draft-saver.ts';

/** The part of the browser's storage that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

/** The same, with its names. */
export type ListedStorage = DraftStorage & Pick<Storage, 'key' | 'length'>;

export interface KeptDraft extends Work {
  readonly submissionId: string;
  readonly sequence: number;
}

const draftPrefix = 'lampstand.draft.';
const nameOf = (assignmentId: string) => `${draftPrefix}${assignmentId}`;

/** What this device keeps of a draft because the server has not acknowledged it. */
export function readKeptDraft(
  assignmentId: string,
  storage: DraftStorage = localStorage,
): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(assignmentId)) ?? 'null');
    const parts = new Map(entriesOf(kept));
    const submissionId = parts.get('submissionId');
    const text = parts.get('text');
    const lateReason = parts.get('lateReason');
    const sequence = parts.get('sequence');
    return typeof submissionId === 'string' &&
      typeof text === 'string' &&
      typeof lateReason === 'string' &&
      typeof sequence === 'number'
      ? { submissionId, text, lateReason, sequence }
      : undefined;
  } catch {
    // Storage is blocked, or somebody else wrote there: the server's draft remains.
    return undefined;
  }
}

export function keepDraft(
  assignmentId: string,
  draft: KeptDraft | null,
  storage: DraftStorage = localStorage,
): void {
  try {
    if (draft) storage.setItem(nameOf(assignmentId), JSON.stringify(draft));
    else storage.removeItem(nameOf(assignmentId));
  } catch {
    // A full or blocked storage only means that a reload cannot bring this back.
  }
}

/** All drafts that this device keeps, by assignment. */
export function listKeptDrafts(storage: ListedStorage = localStorage): [string, KeptDraft][] {
  return namesIn(storage, draftPrefix).flatMap((name) => {
    const assignmentId = name.slice(draftPrefix.length);
    const kept = readKeptDraft(assignmentId, storage);
    return kept ? [[assignmentId, kept] satisfies [string, KeptDraft]] : [];
  });
}

/** The names in a storage that begin in one way; none where it is blocked. */
export function namesIn(storage: ListedStorage, prefix: string): string[] {
  try {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
      name.startsWith(prefix),
    );
  } catch {
    return [];
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
