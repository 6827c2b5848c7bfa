import { z } from 'zod';

/** What categories are for. A category serves things of its own kind only. */
export const categoryKinds = ['COURSE', 'DOCUMENT', 'NEWS'] as const;

export type CategoryKind = (typeof categoryKinds)[number];

const text = (max: number) => z.string().trim().max(max);

/** What a category must look like. That its name is unique in its kind, the database knows. */
export const CategoryInputSchema = z.object({
  kind: z.enum(categoryKinds),
  name: text(80).min(1),
  position: z.int().min(0).max(9999),
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .transform((color) => color.toLowerCase()),
  description: text(1000).nullish(),
});

export type CategoryInput = z.infer<typeof CategoryInputSchema>;
