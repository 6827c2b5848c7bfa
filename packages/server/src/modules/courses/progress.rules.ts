import { z } from 'zod';

/** What a player reports. Its position may lie a little outside of the lesson: it is clamped. */
export const LessonProgressInputSchema = z.object({
  lessonId: z.string().min(1),
  positionSeconds: z.int(),
  /** 1 is as recorded. */
  playbackSpeed: z.number().min(0.5).max(2),
  completed: z.boolean(),
});

export type LessonProgressInput = z.infer<typeof LessonProgressInputSchema>;

/** Seconds within the lesson: from 0 to its end, where that is known. */
export function clampPosition(positionSeconds: number, durationSeconds: number | null): number {
  const end = durationSeconds ?? Number.MAX_SAFE_INTEGER;
  return Math.max(0, Math.min(positionSeconds, end));
}

const MINUTE_MS = 60_000;

/** Names a visit: a person's visits of one course within the same minute are one. */
export function visitId(userId: string, courseId: string, visitedAt: string): string {
  const minute = Math.floor(Date.parse(visitedAt) / MINUTE_MS);
  return JSON.stringify([userId, courseId, minute]);
}
