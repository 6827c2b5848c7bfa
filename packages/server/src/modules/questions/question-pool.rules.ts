import { z } from 'zod';

/** What a pool must look like. */
export const QuestionPoolInputSchema = z.object({
  courseId: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(120),
});

export type QuestionPoolInput = z.infer<typeof QuestionPoolInputSchema>;
