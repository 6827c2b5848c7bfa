import type { SessionUser } from '@lampstand/auth';

/** The attempt that a person sits at the moment. */
export type RunningExam = NonNullable<SessionUser['runningExam']>;

export interface ExamTime {
  /** Seconds until the time is up; undefined without a time limit. */
  readonly left: number | undefined;
  /** Seconds to come back; undefined while nobody left it, or where leaving fails nothing. */
  readonly returnWithin: number | undefined;
  /** It has ended by now, by this device's reckoning. */
  readonly over: boolean;
}

/** Milliseconds by which the server's clock is ahead of this device's, when its word arrives. */
export const aheadBy = ({ serverNow }: RunningExam, deviceNow: number): number =>
  Date.parse(serverNow) - deviceNow;

/** How much time an attempt has. @param serverTime in milliseconds. */
export function timeOf({ dueAt, leftAt, silence }: RunningExam, serverTime: number): ExamTime {
  const until = (at: string | null) =>
    at === null ? undefined : Math.max(0, Math.ceil((Date.parse(at) - serverTime) / 1000));
  const left = until(dueAt);
  const failsIn = until(silence.failsAt);
  return {
    left,
    returnWithin: leftAt === null ? undefined : failsIn,
    over: left === 0 || failsIn === 0,
  };
}
