/** Failures of one account, from wherever, until it is closed for a while. */
export const TRIES_PER_ACCOUNT = 10;
/** Failures of one address: fewer, so that nobody alone can close the account of somebody else. */
export const TRIES_PER_ADDRESS = 8;
/** Mails of one kind to one recipient, in the time of a lock. */
export const MAILS_PER_ACCOUNT = 5;
/** Mails that one address causes in an hour; a classroom signs up from one. */
export const MAILS_PER_ADDRESS = 30;
export const HOUR_SECONDS = 60 * 60;
/** Ways in that one address may begin without an account; who comes back from one is counted as a try. */
export const BEGINNINGS_PER_ADDRESS = 60;
/** Reports of the apps in an hour: of one person, from one address and one browser of strangers, of all strangers. */
export const REPORTS = { person: 200, address: 60, browser: 30, strangers: 1000 } as const;
/** For how long a report that says the same is only counted. */
export const REPEAT_SECONDS = 10 * 60;
/** How long it stays closed, and how long a failure counts. It opens by itself, always. */
export const LOCK_SECONDS = 15 * 60;

/** What is counted, each by itself. */
export type Attempt =
  | 'login'
  | 'forgot'
  | 'signUp'
  | 'link'
  | 'password'
  | 'mail'
  | 'verify'
  | 'setUp'
  | 'factor'
  | 'way'
  | 'transcript';

/** Whole minutes until another try makes sense: at least one. */
export const minutesUntil = (milliseconds: number): number =>
  Math.max(1, Math.ceil(milliseconds / 60_000));
