/** What stands in the place of a secret. */
const HIDDEN = '[hidden]';

/** Names of values that open something, or would help to. */
const NAME = /password|token|secret|cookie|authorization|signature|apikey/i;
const NAME_IN_ADDRESS =
  /(?:password|passwordhash|token|tokenhash|secret|cookie|authorization|signature|apikey|code|state)$/i;
const VALUE = /[^&\s"'\\]+/y;

type Pattern = readonly [RegExp, (whole: string, ...groups: string[]) => string];

/**
 * Whoever sends a text may make it long: each expression begins only where a word does, so that a word
 * is looked at once, and what it is called is asked of the word that was found.
 */
const patterns: readonly Pattern[] = [
  // "token": "…", also escaped once more inside a text of JSON.
  [
    /(\\?"([\w-]+)\\?"\s*:\s*\\?")[^"\\]*/g,
    (whole, start = '', name = '') => (NAME.test(name) ? start + HIDDEN : whole),
  ],
  [
    /(\/(?:reset-password|enroll-account|verify-email)\/)[^/?#\s"'\\]+/gi,
    (_whole, start = '') => start + HIDDEN,
  ],
  [/\b(Bearer\s+)[\w.~+/=-]+/gi, (_whole, start = '') => start + HIDDEN],
  // A SHA-256, and the 256 bits of a link or a session.
  [/\b[0-9a-f]{64}\b/gi, () => HIDDEN],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g, () => HIDDEN],
];

/** Values of `token=…`, also inside the value of another name. */
function withoutValues(text: string): string {
  let left = '';
  let at = 0;
  for (const { 0: start, 1: name = '', index } of text.matchAll(/(?<![\w-])([\w-]+)=/g)) {
    const from = index + start.length;
    if (from < at || !NAME_IN_ADDRESS.test(name)) continue;
    VALUE.lastIndex = from;
    const [value] = VALUE.exec(text) ?? [];
    if (value === undefined) continue;
    left += text.slice(at, from) + HIDDEN;
    at = from + value.length;
  }
  return left + text.slice(at);
}

/** A text of the log without what nobody who reads logs may know. */
export const withoutSecrets = (text: string): string =>
  withoutValues(
    patterns.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text),
  );
