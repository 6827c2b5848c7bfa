/** What the session needs of the browser's window; a test brings its own. */
export interface Page {
  /** Path with query and fragment. */
  readonly path: () => string;
  readonly assign: (path: string) => void;
  readonly reload: () => void;
  /** Calls back when another tab of the browser has changed what is stored. */
  readonly onStorage?: (changed: () => void) => void;
}

export const browserPage: Page = {
  path: () => location.pathname + location.search + location.hash,
  assign: (path) => location.assign(path),
  reload: () => location.reload(),
  onStorage: (changed) => addEventListener('storage', changed),
};
