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
