import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { countedAs } from '../../platform/sender-address.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  type Attempt,
  BEGINNINGS_PER_ADDRESS,
  LOCK_SECONDS,
  MAILS_PER_ACCOUNT,
  minutesUntil,
  TRIES_PER_ACCOUNT,
  TRIES_PER_ADDRESS,
} from './throttle.rules.ts';
import { throttle } from './throttle.table.ts';

const limits = {
  account: TRIES_PER_ACCOUNT,
  address: TRIES_PER_ADDRESS,
  beginnings: BEGINNINGS_PER_ADDRESS,
  browser: TRIES_PER_ACCOUNT,
  mails: MAILS_PER_ACCOUNT,
} as const;

type Counter = keyof typeof limits;
type Limiters = Readonly<Record<Counter, RateLimiterDrizzle>>;

const opened = new WeakMap<Db, Limiters>();

/**
 * The counters of a database: they count for every process on it. They read the machine's clock,
 * since the library has no other.
 */
function limitersOf(db: Db): Limiters {
  const known = opened.get(db);
  if (known) return known;
  const limiter = (counter: Counter) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: throttle,
      keyPrefix: counter,
      points: limits[counter],
      duration: LOCK_SECONDS,
      blockDuration: LOCK_SECONDS,
    });
  const fresh = {
    account: limiter('account'),
    address: limiter('address'),
    beginnings: limiter('beginnings'),
    browser: limiter('browser'),
    mails: limiter('mails'),
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
  const limiters = limitersOf(context.services.database.db);
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
  await consume(limitersOf(context.services.database.db).beginnings, sha256(address));
}

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const minutes = minutesUntil(refused.msBeforeNext);
    throw new DomainError('LIMIT', { key: 'errors.tooManyTries', args: { minutes } });
  }
}

/** Opens an account again: its owner came in by a link. */
export async function forgetTries(db: Db, attempt: Attempt, account: string): Promise<void> {
  await limitersOf(db).account.delete(`${attempt}:${sha256(account)}`);
}
