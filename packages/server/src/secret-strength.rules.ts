/** Bits that the key of signatures has at least: no computer tries that many. */
export const KEY_BITS = 96;
/** Bits of what can only be tried by asking this server. */
export const TOKEN_BITS = 48;

/** What people write where a secret belongs, before they replace it. */
const PLACEHOLDER =
  /secret|passw|passphrase|change.?me|example|lampstand|qwerty|letmein|signing|college/i;

/** Shannon's estimate: random characters of any alphabet have nearly as much as they can. */
function bitsOf(secret: string): number {
  const groups = [...Map.groupBy(secret, (character) => character).values()];
  return groups.reduce((bits, { length }) => bits - length * Math.log2(length / secret.length), 0);
}

/** Whether a text is one shorter text again and again. */
function repeats(secret: string): boolean {
  for (let period = 1; period <= secret.length / 2; period += 1) {
    if (secret.startsWith(secret.slice(period))) return true;
  }
  return false;
}

/** Whether most characters follow each other as in an alphabet. */
function isAlphabet(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.filter((code, at) => code - (codes[at - 1] ?? code) === 1);
  return steps.length > secret.length / 2;
}

/**
 * Whether somebody could guess a secret: it is short of entropy, a pattern, or a placeholder that was
 * never replaced.
 */
export const isGuessable = (secret: string, leastBits: number): boolean =>
  bitsOf(secret) < leastBits || repeats(secret) || isAlphabet(secret) || PLACEHOLDER.test(secret);
