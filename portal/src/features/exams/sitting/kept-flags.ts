const keyOf = (attemptId: string) => `lampstand.exam-flags.${attemptId}`;

/** The questions that somebody marked for later on this device. */
export function readFlags(attemptId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // Storage is blocked, or somebody else wrote there: nothing is marked.
    return [];
  }
}

export function keepFlags(attemptId: string, flags: readonly string[]): void {
  try {
    if (flags.length === 0) localStorage.removeItem(keyOf(attemptId));
    else localStorage.setItem(keyOf(attemptId), JSON.stringify(flags));
  } catch {
    // The marks then last as long as the page.
  }
}
