import { DomainError } from '../../platform/errors.ts';

/** What is chosen field by field when two accounts of one person become one. */
export const mergeFields = [
  'firstName',
  'lastName',
  'email',
  'locale',
  'gradYear',
  'gradLocation',
  'location',
  'timezone',
  'currency',
  'url',
  'homePage',
  'socialUserName',
] as const;

export type MergeField = (typeof mergeFields)[number];

type Choosable = Readonly<Record<MergeField, string | number | null>>;

/** The values that the kept account takes over from the other one. */
export function takenValues(from: Choosable, taken: readonly MergeField[]) {
  return Object.fromEntries(taken.map((field) => [field, from[field]]));
}

/** Where the e-mail address of an account waits while two accounts exchange theirs. */
export const waitingEmail = (id: string): string => `merged-${id.toLowerCase()}@lampstand.invalid`;

/** Days in which a merger can be undone. */
export const UNDO_DAYS = 30;

/** What a merger changed of the two accounts themselves, as it was before. */
export interface MergedValues {
  /** What the kept account had in the place of what it took over, and what it took. */
  readonly taken: Readonly<Partial<Record<MergeField, { was: Value; became: Value }>>>;
  readonly keepEmailVerified: boolean;
  readonly gone: {
    readonly email: string;
    readonly emailVerified: boolean;
    readonly deactivatedAt: string | null;
    readonly regionIds: readonly string[];
  };
}

type Value = string | number | null;

/** Notes what is taken over, value by value. */
export function notedValues(
  keep: Choosable,
  gone: Choosable,
  taken: readonly MergeField[],
): MergedValues['taken'] {
  return Object.fromEntries(
    taken.map((field) => [field, { was: keep[field], became: gone[field] }]),
  );
}

/**
 * The values that go back when a merger is undone, and the fields that were changed since.
 * @param goneEmail the address of the closed account: two exchanged addresses go back together.
 */
export function valuesBack(now: Choosable, goneEmail: string, taken: MergedValues['taken']) {
  const isUnchanged = (field: MergeField): boolean =>
    now[field] === taken[field]?.became && (field !== 'email' || goneEmail === taken[field]?.was);
  const noted = mergeFields.filter((field) => taken[field] !== undefined);
  const back = noted.filter(isUnchanged);
  return {
    values: Object.fromEntries(back.map((field) => [field, taken[field]?.was ?? null])),
    exchanged: back.includes('email'),
    stayed: noted.filter((field) => !isUnchanged(field)),
  };
}

/**
 * Whether a merger can be undone now.
 * @throws DomainError CONFLICT when its time is over, or the kept account is part of another one.
 */
export function refuseUndoing(
  merger: { readonly expiresAt: string },
  keep: { readonly mergedIntoId: string | null },
  now: string,
): void {
  if (merger.expiresAt <= now) throw new DomainError('CONFLICT', 'errors.people.undoTooLate');
  if (keep.mergedIntoId !== null) throw new DomainError('CONFLICT', 'errors.people.mergedOn');
}
