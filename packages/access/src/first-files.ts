/** Whom an address is opened by, as far as the server can tell from the cookie alone. */
export type Opener = 'member' | 'visitor';

/** Files that an address needs first; a rule without a condition holds for every address. */
export interface FirstFilesRule {
  /** A regular expression for the path. */
  readonly path?: string | undefined;
  readonly opener?: Opener | undefined;
  /** In the order in which they are needed, as the page would name them. */
  readonly files: readonly string[];
}

/** The name of the list of rules in an app's build. */
export const firstFilesName = 'first-files.json';

/**
 * What a page should fetch beside its own script: files that the script would ask for only after it
 * has arrived, and that are certain enough to be needed.
 */
export function firstFilesFor(
  rules: readonly FirstFilesRule[],
  path: string,
  opener: Opener,
): readonly string[] {
  const files = rules
    .filter((rule) => rule.opener === undefined || rule.opener === opener)
    .filter((rule) => rule.path === undefined || new RegExp(rule.path).test(path))
    .flatMap((rule) => rule.files);
  return [...new Set(files)];
}
