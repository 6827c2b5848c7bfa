import { z } from 'zod';

/**
 * Why somebody did what touches another person's account: it stands in the log. Of an erasure it is
 * kept for ever, so it says nothing of who it was.
 */
export const ReasonSchema = z.string().trim().min(3).max(500);
