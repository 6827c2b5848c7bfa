import type { ExamRoomQuery } from './ExamRoomPage.generated.ts';

export type Room = ExamRoomQuery['examRoom'];
export type Row = Room['rows'][number];
export type Presence = Row['presence'];

/** Whole seconds until an attempt is over, by the server's clock; undefined without a limit or an open attempt. */
export function secondsLeft(row: Row, serverNow: string): number | undefined {
  const { attempt } = row;
  if (attempt?.status !== 'OPEN' || attempt.dueAt === null) return undefined;
  return Math.max(0, Math.ceil((Date.parse(attempt.dueAt) - Date.parse(serverNow)) / 1000));
}

/** How many students are in each state, in the order of what a facilitator looks for. */
export function countsOf(rows: readonly Row[]) {
  return presences.map((presence) => ({
    presence,
    count: rows.filter((row) => row.presence === presence).length,
  }));
}

const presences: readonly Presence[] = ['LOST', 'AWAY', 'HERE', 'DONE', 'NOT_STARTED'];

/** Whose state is another one than when the room was read before. */
export function changesOf(before: readonly Row[] | undefined, now: readonly Row[]) {
  if (!before) return [];
  const known = new Map(before.map(({ student, presence }) => [student._id, presence]));
  return now.filter(
    ({ student, presence }) => known.has(student._id) && known.get(student._id) !== presence,
  );
}

/** What can be done with a student's attempt. */
export function actionsOf({ attempt }: Row) {
  const open = attempt?.status === 'OPEN';
  return {
    extend: open && attempt.dueAt !== null,
    message: open,
    end: open,
    restore: attempt?.restorable === true,
  };
}

/** The minutes that were typed, whole and at most a day; undefined where they are not. */
export function wholeMinutes(minutes: number | undefined): number | undefined {
  if (minutes === undefined || !Number.isInteger(minutes)) return undefined;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : undefined;
}

export const mostMinutes = 1440;
