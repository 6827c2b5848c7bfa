import { z } from 'zod';

/** What an app may report. Anybody can send one, so its size is bounded. */
export const LogitInputSchema = z.object({
  userId: z.string().max(64).nullish(),
  action: z.string().trim().min(1).max(200),
  type: z.string().trim().min(1).max(60),
  payload: z.string().max(20_000).nullish(),
});

export type LogitInput = z.infer<typeof LogitInputSchema>;
