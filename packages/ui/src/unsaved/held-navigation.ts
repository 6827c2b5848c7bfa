/** A navigation that waits for an answer. At most one of the two is called, once. */
export interface HeldNavigation {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Someone who must be asked before the screen at `path` is left. */
export interface Holder {
  readonly path: string;
  readonly ask: (held: HeldNavigation) => void;
}
