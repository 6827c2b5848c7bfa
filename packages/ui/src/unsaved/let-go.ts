let isLeaving = (): boolean => false;

/**
 * Says when a page goes by itself, at the end of a session: whoever is on it has no choice then, so the
 * browser must not ask whether to leave.
 */
export function letGoWhen(leaving: () => boolean): void {
  isLeaving = leaving;
}

/** Whether the page goes by itself. */
export const isLetGo = (): boolean => isLeaving();
