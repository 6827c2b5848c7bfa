import { z } from 'zod';
import { holds, type Viewer } from '../../platform/viewer.ts';

/** For whom a document can be written. */
export const audiences = [
  'STUDENT',
  'FACILITATOR',
  'ALUMNI',
  'MANAGER',
  'ADMIN',
  'SUPERADMIN',
  'REPORTS_ADMIN',
] as const;

export type Audience = (typeof audiences)[number];

/** Characters of HTML that a document may have: about a hundred printed pages. */
export const MAX_CONTENT = 200_000;

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);

/** What a document must look like; its content is cleaned besides (clean-html.ts). */
export const DocumentInputSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine((title) => title.isWellFormed() && !hasControls(title)),
  content: z.string().min(1).max(MAX_CONTENT),
  permissions: z.array(z.enum(audiences)).max(audiences.length),
  published: z.boolean(),
});

export type DocumentInput = z.infer<typeof DocumentInputSchema>;

const roleAudiences = [
  ['manager', 'MANAGER'],
  ['admin', 'ADMIN'],
  ['superadmin', 'SUPERADMIN'],
  ['reportsAdmin', 'REPORTS_ADMIN'],
] as const;

/**
 * The audiences to which roles let a person belong. A role counts wherever it is held: who runs one
 * campus reads what is written for those who run campuses. Students, facilitators and alumni are no
 * roles; the database knows them (documents.list.ts).
 */
export const audiencesOf = (viewer: Viewer): Audience[] =>
  roleAudiences.filter(([role]) => holds(viewer, role)).map(([, audience]) => audience);
