import { z } from 'zod';

/** What a term must look like. Days are ISO texts, which sort as they follow. */
export const TermInputSchema = z.object({
  name: z.string().trim().min(1).max(60),
  /** Of the calendar. */
  year: z.int().min(1900).max(2200),
  startsOn: z.string(),
  endsOn: z.string(),
});

export type TermInput = z.infer<typeof TermInputSchema>;
