/** What stands in the place of a secret. */
const HIDDEN = '[hidden]';

/** Names of values that open something, or would help to. */
const NAME = 'password|passwordhash|token|tokenhash|secret|cookie|authorization|signature|apikey';

const patterns: readonly [RegExp, string][] = [
  // "token": "…", also escaped once more inside a text of JSON.
  [
    new RegExp(String.raw`(\\?"[\w-]*(?:${NAME})[\w-]*\\?"\s*:\s*\\?")[^"\\]*`, 'gi'),
    `$1${HIDDEN}`,
  ],
  [new RegExp(String.raw`\b([\w-]*(?:${NAME}|code|state)=)[^&\s"'\\]+`, 'gi'), `$1${HIDDEN}`],
  [/(\/(?:reset-password|enroll-account|verify-email)\/)[^/?#\s"'\\]+/gi, `$1${HIDDEN}`],
  [/\b(Bearer\s+)[\w.~+/=-]+/gi, `$1${HIDDEN}`],
  // A SHA-256, and the 256 bits of a link or a session.
  [/\b[0-9a-f]{64}\b/gi, HIDDEN],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, HIDDEN],
];

/** A text of the log without what nobody who reads logs may know. */
export const withoutSecrets = (text: string): string =>
  patterns.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text);
