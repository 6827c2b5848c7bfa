import { z } from 'zod';

/** Stretches that one report may hold: of somebody who jumps around for a whole lesson. */
const MOST_STRETCHES = 500;

/** What a player reports. Places may lie a little outside of the lesson: they are moved into it. */
export const LessonProgressInputSchema = z.object({
  lessonId: z.string().min(1),
  positionSeconds: z.int(),
  /** 1 is as recorded. */
  playbackSpeed: z.number().min(0.5).max(2),
  completed: z.boolean(),
  watched: z
    .array(z.object({ from: z.int(), to: z.int() }))
    .max(MOST_STRETCHES)
    .nullish(),
  deviceId: z.string().nullish(),
  deviceKind: z.enum(['PHONE', 'TABLET', 'COMPUTER']).nullish(),
  playedAt: z.string().nullish(),
});

export type LessonProgressInput = z.infer<typeof LessonProgressInputSchema>;

/** Seconds within the lesson: from 0 to its end, where that is known. */
export function clampPosition(positionSeconds: number, durationSeconds: number | null): number {
  const end = durationSeconds ?? Number.MAX_SAFE_INTEGER;
  return Math.max(0, Math.min(positionSeconds, end));
}

/**
 * Stretches of seconds as the database reads them; what lies outside of the lesson or runs backwards
 * is left out.
 * @param durationSeconds null where it is not known.
 */
export function asRanges(
  stretches: readonly { readonly from: number; readonly to: number }[],
  durationSeconds: number | null,
): string {
  const inside = stretches
    .map(({ from, to }) => [
      clampPosition(from, durationSeconds),
      clampPosition(to, durationSeconds),
    ])
    .filter(([from = 0, to = 0]) => from < to);
  return `{${inside.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}

/** When something was played: clocks that are ahead of ours are put back to it. */
export const playedBy = (playedAt: string | null | undefined, now: string): string =>
  playedAt && playedAt < now ? playedAt : now;

const MINUTE_MS = 60_000;

/** Names a visit: a person's visits of one course within the same minute are one. */
export function visitId(userId: string, courseId: string, visitedAt: string): string {
  const minute = Math.floor(Date.parse(visitedAt) / MINUTE_MS);
  return JSON.stringify([userId, courseId, minute]);
}
