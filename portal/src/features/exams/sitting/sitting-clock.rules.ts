import { aheadBy } from './attempt-clock.rules.ts';

interface RoomMessage {
  readonly at: string;
  readonly text: string;
}

/** What the server tells of the time of an attempt, with every report and when it is opened. */
export interface ToldClock {
  readonly serverNow: string;
  readonly dueAt: string | null;
  readonly status: string;
  readonly message: RoomMessage | null;
  /** When the attempt fails if nothing more is heard of the page; null where nothing fails it. */
  readonly silence: { readonly failsAt: string | null };
}

/** The time of an attempt as this page knows it. Moments without a type are this device's, in milliseconds. */
export interface SittingClock {
  readonly dueAt: string | null;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: number;
  readonly open: boolean;
  readonly message: RoomMessage | null;
  /** The new end, where time was added while the page was open. */
  readonly extendedTo: string | undefined;
  /** Since when the server could not be told that the page is open. */
  readonly silentSince: number | undefined;
  /** When the attempt fails if nothing more is heard of this page. */
  readonly failsAt: number | undefined;
  /** When the server was heard again after a silence. */
  readonly backAt: number | undefined;
}

/** Milliseconds of silence after which somebody is welcomed back: a late answer is no news. */
const noticed = 5_000;

export function firstClock(told: ToldClock, deviceNow: number): SittingClock {
  const { dueAt, message, status } = told;
  const { failsAt } = told.silence;
  const ahead = aheadBy(told.serverNow, deviceNow);
  return {
    dueAt,
    ahead,
    open: status === 'OPEN',
    message,
    extendedTo: undefined,
    silentSince: undefined,
    failsAt: failsAt === null ? undefined : Date.parse(failsAt) - ahead,
    backAt: undefined,
  };
}

/** The clock after another word of the server. */
export function nextClock(clock: SittingClock, told: ToldClock, deviceNow: number): SittingClock {
  const extended = clock.dueAt !== null && told.dueAt !== null && told.dueAt > clock.dueAt;
  const wasAway = clock.silentSince !== undefined && deviceNow - clock.silentSince >= noticed;
  return {
    ...firstClock(told, deviceNow),
    extendedTo: extended ? (told.dueAt ?? undefined) : clock.extendedTo,
    backAt: wasAway ? deviceNow : clock.backAt,
  };
}

/** The clock while reports do not arrive. */
export function silentClock(clock: SittingClock, deviceNow: number): SittingClock {
  return clock.silentSince === undefined ? { ...clock, silentSince: deviceNow } : clock;
}

/** Whole seconds until the attempt fails of which nothing is heard; undefined where nothing fails it. */
export function failsIn({ failsAt }: SittingClock, deviceNow: number): number | undefined {
  if (failsAt === undefined) return undefined;
  return Math.max(0, Math.ceil((failsAt - deviceNow) / 1000));
}
