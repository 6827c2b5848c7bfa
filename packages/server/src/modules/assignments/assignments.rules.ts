import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';

/** Graded: from 0 to 100 per cent. Completion: complete or incomplete. */
export const assignmentKinds = ['GRADED', 'COMPLETION'] as const;

/** Characters of HTML that an assignment's content may have. */
const MAX_CONTENT = 200_000;
/** Files that a student may hand in with one assignment at most. */
const MOST_FILES = 20;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));

const Locale = z.string().refine((code): boolean => isLocaleCode(code));

/** What an assignment must look like; its content is cleaned besides (clean-html.ts). */
export const AssignmentInputSchema = z
  .object({
    courseId: z.string().min(1).max(64),
    title: line(200),
    content: z.string().min(1).max(MAX_CONTENT),
    locale: Locale,
    kind: z.enum(assignmentKinds),
    position: z.int().min(1).max(1000),
    published: z.boolean(),
    /** Parts of the course's grade; 0: it does not count. */
    weight: z.int().min(0).max(100),
    maxFiles: z.int().min(0).max(MOST_FILES),
    allowText: z.boolean(),
  })
  .refine(({ maxFiles, allowText }) => allowText || maxFiles > 0, { path: ['maxFiles'] });

export type AssignmentInput = z.infer<typeof AssignmentInputSchema>;

/** A moment on the clock of a campus, without a zone, down to the second. */
export const LocalDateTimeSchema = z.iso
  .datetime({ local: true, offset: false })
  .max(30)
  .refine((time) => !time.endsWith('Z'));

/** When a group hands an assignment in, on the clock of its campus. */
export const AssignmentDatesInputSchema = z.object({
  assignmentId: z.string().min(1).max(64),
  groupId: z.string().min(1).max(64),
  opensAt: LocalDateTimeSchema.nullish(),
  dueAt: LocalDateTimeSchema.nullish(),
  /** Of the dates that were read; null where there were none. */
  version: z.int().nullish(),
});

export type AssignmentDatesInput = z.infer<typeof AssignmentDatesInputSchema>;

/** What a saved comment must look like. */
export const SavedCommentInputSchema = z.object({
  locale: Locale,
  text: z.string().trim().min(1).max(2000),
});

export type SavedCommentInput = z.infer<typeof SavedCommentInputSchema>;

/** Saved comments that one person keeps. */
export const MOST_COMMENTS = 200;
