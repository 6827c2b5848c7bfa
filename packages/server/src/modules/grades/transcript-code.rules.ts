/** Without those that are taken for others: no 0 and O, no 1, I and L. As many as a prime number. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Drawn at random: 74 bits. */
export const RANDOM_CHARACTERS = 15;
const GROUP = 4;

/** Each place has a weight of its own, so that one wrong character or two in each other's place tell. */
function checkOf(characters: string): string {
  const sum = Array.from(characters).reduce(
    (total, character, place) => total + (place + 1) * CODE_ALPHABET.indexOf(character),
    0,
  );
  return CODE_ALPHABET.charAt(sum % CODE_ALPHABET.length);
}

/**
 * The code of random numbers, such as `7K3M-XW92-…`.
 * @param draws so many numbers below the length of the alphabet.
 */
export function codeOf(draws: readonly number[]): string {
  const characters = draws.map((draw) => CODE_ALPHABET.charAt(draw)).join('');
  return grouped(characters + checkOf(characters));
}

const grouped = (characters: string): string =>
  (characters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');

/** The code as somebody typed it, in its one spelling; null where it cannot be one of ours. */
export function readCode(typed: string): string | null {
  const characters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (characters.length !== RANDOM_CHARACTERS + 1) return null;
  if (Array.from(characters).some((character) => !CODE_ALPHABET.includes(character))) return null;
  const random = characters.slice(0, RANDOM_CHARACTERS);
  return checkOf(random) === characters.slice(RANDOM_CHARACTERS) ? grouped(characters) : null;
}
