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
}

/** The time of an attempt as this page knows it. */
export interface SittingClock {
  readonly dueAt: string | null;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: number;
  readonly open: boolean;
  readonly message: RoomMessage | null;
  /** The new end, where time was added while the page was open. */
  readonly extendedTo: string | undefined;
  /** Since when the server could not be told that the page is open; milliseconds, this device's clock. */
  readonly silentSince: number | undefined;
}

export function firstClock(told: ToldClock, deviceNow: number): SittingClock {
  const { dueAt, message, status } = told;
  return {
    dueAt,
    ahead: aheadBy(told.serverNow, deviceNow),
    open: status === 'OPEN',
    message,
    extendedTo: undefined,
    silentSince: undefined,
  };
}

/** The clock after another word of the server. */
export function nextClock(clock: SittingClock, told: ToldClock, deviceNow: number): SittingClock {
  const extended = clock.dueAt !== null && told.dueAt !== null && told.dueAt > clock.dueAt;
  return {
    ...firstClock(told, deviceNow),
    extendedTo: extended ? (told.dueAt ?? undefined) : clock.extendedTo,
  };
}

/** The clock after a report that did not arrive. */
export function silentClock(clock: SittingClock, deviceNow: number): SittingClock {
  return clock.silentSince === undefined ? { ...clock, silentSince: deviceNow } : clock;
}
