import { z } from 'zod';

export const GradeCorrectionInputSchema = z.object({
  studentId: z.string().min(1).max(80),
  courseId: z.string().min(1).max(80),
  /** Whole per cent; null takes the correction back. */
  score: z.int().min(0).max(100).nullish(),
  reason: z.string().trim().min(1).max(1000),
});

export type GradeCorrectionInput = z.infer<typeof GradeCorrectionInputSchema>;
