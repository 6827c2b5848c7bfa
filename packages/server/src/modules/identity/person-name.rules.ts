import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';

/** Letters that a first or last name has at most. */
const LONGEST_NAME = 60;
/** Characters that are read at all: putting marks into their order takes the square of how many there are. */
const LONGEST_TYPED = 400;

/** The typewriter's apostrophe and those of books; letters such as ʻokina are letters. */
const APOSTROPHES = "'’‘`´′＇՚׳״";
/** Hyphens, the Hebrew maqaf, and the dots within Catalan and Chinese names. */
const JOINERS = '‐‑–־·・‧-';

/** A letter of any script with its marks: more of them than any script has are no name. */
const LETTER = '\\p{L}\\p{M}{0,5}';
/** Letters, with apostrophes and the invisible joiners of Persian and Indic scripts among them. */
const WORD = `[${APOSTROPHES}]?${LETTER}(?:[\\u200C\\u200D${APOSTROPHES}]?${LETTER})*[${APOSTROPHES}]?`;
/** Initials may touch each other; any other dot ends its part, as in no web address. */
const PART = new RegExp(`^(?:(?:${LETTER}\\.)+|${WORD}\\.?)$`, 'u');
/** What stands between the parts. Names are split at it first: one expression for all would be slow. */
const BETWEEN = new RegExp(` [${JOINERS}] | |[${JOINERS}]`, 'u');

/** A name as it is kept: composed letters, one space between words. */
const tidyName = (given: string): string =>
  given
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();

/** Whether somebody can be called like this. It cannot be an address, a number or a sentence's end. */
export const isPersonName = (name: string): boolean =>
  name.length <= LONGEST_NAME && name.split(BETWEEN).every((part) => PART.test(part));

/**
 * A first or last name in an input. Whether it is a name at all is asked by `refuseNames`, since an
 * account keeps the name that it has.
 */
export const NameSchema = z
  .string()
  .transform((typed) => tidyName(typed.slice(0, LONGEST_TYPED)))
  .pipe(z.string().min(1).max(80));

interface Names {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/** The names of an input that are none, except those that the account has already. */
export function wrongNames(given: Names, before?: Names): ('firstName' | 'lastName')[] {
  return (['firstName', 'lastName'] as const).filter((field) => {
    const name = given[field];
    return typeof name === 'string' && name !== before?.[field] && !isPersonName(name);
  });
}

/** @throws DomainError INVALID on the names that are none and that the account does not have already. */
export function refuseNames(given: Names, before?: Names): void {
  const wrong = wrongNames(given, before);
  if (wrong.length === 0) return;
  throw new DomainError(
    'INVALID',
    'errors.invalid',
    Object.fromEntries(wrong.map((field) => [field, 'errors.identity.personName' as const])),
  );
}
