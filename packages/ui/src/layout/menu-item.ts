/** An entry of the top bar and of the mobile menu. */
export interface MenuItem {
  readonly label: string;
  readonly to: string;
  /** A path of icon-paths.ts, shown in the mobile menu. */
  readonly icon?: string | undefined;
  /** The entry is only current on exactly its own path. */
  readonly exact?: boolean | undefined;
  /** The screen belongs to the other app: an ordinary link that loads a page. */
  readonly otherApp?: boolean | undefined;
}
