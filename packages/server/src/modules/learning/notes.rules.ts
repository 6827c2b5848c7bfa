import { z } from 'zod';

/** Notes that one person may keep of one lesson. */
export const MOST_NOTES = 500;

/** What a note must look like. A place behind the end of the recording is moved to it. */
export const LessonNoteInputSchema = z.object({
  atSeconds: z.int().min(0),
  text: z.string().trim().min(1).max(5000),
  groupId: z.string().trim().min(1).max(60).nullish(),
});

export type LessonNoteInput = z.infer<typeof LessonNoteInputSchema>;
