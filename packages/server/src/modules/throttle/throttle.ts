import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { DomainError } from '../../platform/errors.ts';
import { countedAs } from '../../platform/sender-address.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  type Attempt,
  BEGINNINGS_PER_ADDRESS,
  HOUR_SECONDS,
  LOCK_SECONDS,
  MAILS_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
  minutesUntil,
  REPEAT_SECONDS,
  REPORTS,
  TRIES_PER_ACCOUNT,
  TRIES_PER_ADDRESS,
} from './throttle.rules.ts';
import { throttle } from './throttle.table.ts';

/** How often something is possible in how many seconds. */
const limitsOf = ({ env }: Services) => ({
  account: { points: TRIES_PER_ACCOUNT, seconds: LOCK_SECONDS },
  address: { points: TRIES_PER_ADDRESS, seconds: LOCK_SECONDS },
  beginnings: { points: BEGINNINGS_PER_ADDRESS, seconds: LOCK_SECONDS },
  browser: { points: TRIES_PER_ACCOUNT, seconds: LOCK_SECONDS },
  mails: { points: MAILS_PER_ACCOUNT, seconds: LOCK_SECONDS },
  mailsFrom: { points: MAILS_PER_ADDRESS, seconds: HOUR_SECONDS },
  mailsOfAll: { points: env.STRANGER_MAILS_PER_HOUR, seconds: HOUR_SECONDS },
  reportsOf: { points: REPORTS.person, seconds: HOUR_SECONDS },
  reportsFrom: { points: REPORTS.address, seconds: HOUR_SECONDS },
  reportsOfBrowser: { points: REPORTS.browser, seconds: HOUR_SECONDS },
  reportsOfStrangers: { points: REPORTS.strangers, seconds: HOUR_SECONDS },
  repeats: { points: 1, seconds: REPEAT_SECONDS },
});

type Counter = keyof ReturnType<typeof limitsOf>;
/** Nobody can keep all others waiting longer by asking on. */
const OF_ALL: ReadonlySet<Counter> = new Set(['mailsOfAll', 'reportsOfStrangers', 'repeats']);
type Limiters = Readonly<Record<Counter, RateLimiterDrizzle>>;

const opened = new WeakMap<Db, Limiters>();

/**
 * The counters of a database: they count for every process on it. They read the machine's clock,
 * since the library has no other.
 */
function limitersOf(services: Services): Limiters {
  const { db } = services.database;
  const known = opened.get(db);
  if (known) return known;
  const limits = limitsOf(services);
  const limiter = (counter: Counter) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: throttle,
      keyPrefix: counter,
      points: limits[counter].points,
      duration: limits[counter].seconds,
      blockDuration: OF_ALL.has(counter) ? 0 : limits[counter].seconds,
    });
  const fresh = {
    account: limiter('account'),
    address: limiter('address'),
    beginnings: limiter('beginnings'),
    browser: limiter('browser'),
    mails: limiter('mails'),
    mailsFrom: limiter('mailsFrom'),
    mailsOfAll: limiter('mailsOfAll'),
    reportsOf: limiter('reportsOf'),
    reportsFrom: limiter('reportsFrom'),
    reportsOfBrowser: limiter('reportsOfBrowser'),
    reportsOfStrangers: limiter('reportsOfStrangers'),
    repeats: limiter('repeats'),
  };
  opened.set(db, fresh);
  return fresh;
}

/** Whom a try is counted against. */
export interface Subjects {
  /** The e-mail or the id of the account; kept hashed, also for one that does not exist. */
  readonly account?: string;
  /** A browser that has signed in to this account before: it is counted alone. */
  readonly browser?: string | undefined;
  /** A mail would go to this account. */
  readonly mails?: string;
  /** The staff send it to others, whom they may change: an office writes to many from one address. */
  readonly byStaff?: boolean;
}

/** A try that was counted. Whoever succeeds takes it back. */
export interface Counted {
  /** Forgets the failures of the account and this one of the address. */
  succeeded(): Promise<void>;
}

/** What a try is counted against besides the account; nothing where many people share the address. */
function countedAddress({ actor, services }: Context): string | undefined {
  const { address } = actor;
  if (address === null || services.env.SHARED_ADDRESSES(address)) return undefined;
  return countedAs(address);
}

function keysOf(context: Context, attempt: Attempt, subjects: Subjects): [Counter, string][] {
  const address = countedAddress(context);
  const named = (counter: Counter, subject: string): [Counter, string] => [
    counter,
    `${attempt}:${sha256(subject)}`,
  ];
  if (subjects.browser !== undefined) return [named('browser', subjects.browser)];
  // The address comes first: one that is closed cannot count against accounts any more.
  return [
    ...(address === undefined || subjects.byStaff ? [] : [named('address', address)]),
    ...(subjects.account === undefined ? [] : [named('account', subjects.account)]),
    ...(subjects.mails === undefined ? [] : [named('mails', subjects.mails)]),
  ];
}

/**
 * Counts a try before anything is looked up, so that tries made at the same time, in one document
 * or in many, count each, and so that known and unknown people are answered alike.
 * @throws DomainError LIMIT with the minutes to wait.
 */
export async function countTry(
  context: Context,
  attempt: Attempt,
  subjects: Subjects,
): Promise<Counted> {
  const limiters = limitersOf(context.services);
  const keys = keysOf(context, attempt, subjects);
  for (const [counter, key] of keys) await consume(limiters[counter], key);
  return {
    async succeeded() {
      for (const [counter, key] of keys) {
        // Only this one try: an account of one's own must not wipe out guesses at others.
        if (counter === 'address') await limiters.address.reward(key);
        else if (counter !== 'mails') await limiters[counter].delete(key);
      }
    },
  };
}

/**
 * Counts that a stranger begins a way in that ends elsewhere: each keeps a row until it is over.
 * @throws DomainError LIMIT with the minutes to wait.
 */
export async function countBeginning(context: Context): Promise<void> {
  const address = countedAddress(context);
  if (address === undefined) return;
  await consume(limitersOf(context.services).beginnings, sha256(address));
}

/**
 * Consumes the budget of a mail that a stranger causes: by the address it is asked from, by recipient,
 * and for the whole college. It is asked for before anybody knows whether there is such an account.
 * @param recipient who the mail would go to; kept hashed.
 * @throws DomainError LIMIT with the minutes to wait.
 */
export async function consumeMailBudget(
  context: Context,
  kind: Attempt,
  recipient: string,
): Promise<void> {
  const limiters = limitersOf(context.services);
  const address = countedAddress(context);
  const key = `${kind}:${sha256(recipient)}`;
  // One kind of mail cannot use up what is there for another.
  if (address !== undefined) await consume(limiters.mailsFrom, sha256(address), TOO_MANY_MAILS);
  await consume(limiters.mails, key, TOO_MANY_MAILS);
  await consume(limiters.mailsOfAll, kind, TOO_MANY_MAILS);
}

/**
 * Consumes the budget of a report of an app: by person, or of strangers by address, by browser and for
 * all of them together.
 * @param said all that the report says.
 * @returns false where the same was reported just now: it is not kept again.
 * @throws DomainError LIMIT with the minutes to wait.
 */
export async function consumeReportBudget(context: Context, said: string): Promise<boolean> {
  const { actor, userAgent, viewer } = context;
  const limiters = limitersOf(context.services);
  const browser = sha256(`${actor.address} ${userAgent}`);
  if (viewer) await consume(limiters.reportsOf, viewer._id);
  else {
    const address = countedAddress(context);
    if (address !== undefined) await consume(limiters.reportsFrom, sha256(address));
    await consume(limiters.reportsOfBrowser, browser);
  }
  const repeated = await limiters.repeats.penalty(sha256(`${viewer?._id ?? browser} ${said}`));
  if (repeated.consumedPoints > 1) return false;
  if (!viewer) await consume(limiters.reportsOfStrangers, 'all');
  return true;
}

const TOO_MANY_MAILS = 'errors.identity.tooManyMails';

async function consume(
  limiter: RateLimiterDrizzle,
  key: string,
  text: 'errors.tooManyTries' | typeof TOO_MANY_MAILS = 'errors.tooManyTries',
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const minutes = minutesUntil(refused.msBeforeNext);
    throw new DomainError('LIMIT', { key: text, args: { minutes } });
  }
}

/** Opens an account again: its owner came in by a link. */
export async function forgetTries(
  services: Services,
  attempt: Attempt,
  account: string,
): Promise<void> {
  await limitersOf(services).account.delete(`${attempt}:${sha256(account)}`);
}
