import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);
const optional = (max: number) =>
  text(max)
    .transform((given) => given || null)
    .nullish();

const biography = z.object({
  locale: z.string().refine((code): boolean => isLocaleCode(code)),
  text: text(5000).min(1),
});

/** What a teacher must look like. */
export const TeacherInputSchema = z.object({
  name: text(120).min(1),
  /** Stands before the name: Dr, Prof. */
  title: optional(40),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.union([z.literal(''), z.email()]))
    .transform((given) => given || null)
    .nullish(),
  userId: optional(64),
  biographies: z
    .array(biography)
    .max(13)
    .refine((given) => new Set(given.map(({ locale }) => locale)).size === given.length),
});

export type TeacherInput = z.infer<typeof TeacherInputSchema>;

/** As a teacher is named among others: the title before the name. */
export const fullNameOf = ({ title, name }: { title: string | null; name: string }): string =>
  title === null ? name : `${title} ${name}`;
