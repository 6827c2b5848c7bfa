/** Drafts that a screen of this page has open. */
const held = new Set<string>();

const nameOf = (assignmentId: string) => `lampstand.draft.${assignmentId}`;

/** Locks tell the other pages of the device; a browser without them knows of its own page alone. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Keeps a draft to a screen, which saves it itself. @returns what lets it go. */
export function holdDraft(assignmentId: string): () => void {
  held.add(assignmentId);
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Whoever waits for a lock is refused it where the page goes.
  void locks()
    ?.request(nameOf(assignmentId), () => until)
    .catch(() => undefined);
  return () => {
    held.delete(assignmentId);
    letGo();
  };
}

/** Does something with a draft that no screen has open, here or in another page of the device. */
export async function withFreeDraft(assignmentId: string, task: () => Promise<void>) {
  if (held.has(assignmentId)) return;
  const manager = locks();
  if (!manager) return task();
  await manager.request(nameOf(assignmentId), { ifAvailable: true }, (lock) =>
    lock ? task() : undefined,
  );
}
