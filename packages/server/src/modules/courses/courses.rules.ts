import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);

/** What a course must look like. That its code is unique and its groups exist, the database knows. */
export const CourseInputSchema = z.object({
  code: text(30).min(1),
  name: text(200).min(1),
  description: text(5000).nullish(),
  /** In the order in which they are named; absent: as they are. */
  teacherIds: z.array(text(60).min(1)).max(20).nullish(),
  /** Absent: as they are. */
  categoryIds: z.array(text(60).min(1)).max(20).nullish(),
  /** What it is a part of, in the college's words. */
  programme: text(120).nullish(),
  /** Of the programme. */
  year: z.int().min(1).max(6).nullish(),
  locale: z.string().refine((code): boolean => isLocaleCode(code)),
  published: z.boolean(),
  groupIds: z.array(text(60).min(1)).max(500),
});

export type CourseInput = z.infer<typeof CourseInputSchema>;
