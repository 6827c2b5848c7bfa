import { z } from 'zod';

const id = z.string().trim().min(1).max(60);

/** When a course runs in a group. Days are ISO texts, which sort as they follow. */
export const CourseOfferingInputSchema = z.object({
  courseId: id,
  groupId: id,
  termId: id.nullish(),
  startsOn: z.string(),
  endsOn: z.string(),
  version: z.int().nullish(),
});

export type CourseOfferingInput = z.infer<typeof CourseOfferingInputSchema>;
