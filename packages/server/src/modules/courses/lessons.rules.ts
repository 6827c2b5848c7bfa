import { z } from 'zod';
import { LessonChecksSchema } from './lesson-checks.rules.ts';

/** Characters, with all tags. */
const MOST_CONTENT = 500_000;
/** Ten years. */
const MOST_DAYS = 3650;

const text = (max: number) => z.string().trim().max(max);

/** What a lesson must look like. A position behind the last one means the end of the course. */
export const LessonInputSchema = z.object({
  courseId: text(60).min(1),
  title: text(200).min(1),
  description: text(5000).nullish(),
  kind: z.enum(['VIDEO', 'AUDIO', 'TEXT']),
  position: z.int().min(1),
  published: z.boolean(),
  /** What a lesson of the kind TEXT says; it is cleaned besides (clean-html.ts). */
  content: z.string().max(MOST_CONTENT).nullish(),
  /** After the course began in a group; absent: at once. */
  releaseAfterDays: z.int().min(0).max(MOST_DAYS).nullish(),
  noSkipping: z.boolean().nullish(),
  minimumSeenPercent: z.int().min(1).max(100).nullish(),
  /** Left out: what the lesson asked before. */
  checks: LessonChecksSchema.nullish(),
});

/** Lessons of one call. */
export const LessonIdsSchema = z.array(text(60).min(1)).min(1).max(200);

export type LessonInput = z.infer<typeof LessonInputSchema>;

/** Where a lesson stands in its course, from 1. */
export interface Place {
  readonly _id: string;
  readonly position: number;
}

/** The course's lessons in their order with one of them at the given position. */
export function withLessonAt(
  order: readonly Place[],
  id: string,
  position: number,
): readonly string[] {
  const others = withoutLesson(order, id);
  return others.toSpliced(position - 1, 0, id);
}

/** The course's lessons in their order without one of them. */
export const withoutLesson = (order: readonly Place[], id: string): readonly string[] =>
  order.map((place) => place._id).filter((each) => each !== id);

/** Those lessons whose position changes when the course is numbered 1…n in a new order. */
export function movedLessons(before: readonly Place[], after: readonly string[]): readonly Place[] {
  const stood = new Map(before.map((place) => [place._id, place.position]));
  return after
    .map((_id, index) => ({ _id, position: index + 1 }))
    .filter(({ _id, position }) => stood.get(_id) !== position);
}
