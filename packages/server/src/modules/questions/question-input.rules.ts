import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';
import { partRoles, questionKinds } from './question-kind.rules.ts';

const MAX_UNIT = 20;
const MAX_GUIDANCE = 5000;
const MOST_PARTS = 40;
const MOST_ACCEPTED = 40;

const id = z.string().regex(/^[\w-]{1,80}$/);
const ids = z.array(id).max(MOST_PARTS);
const accepted = z.array(z.string().trim().max(500)).max(MOST_ACCEPTED);
const decimal = z.string().trim().max(40).nullish();

const TextsSchema = z
  .array(
    z.object({
      locale: z.string().refine((code): boolean => isLocaleCode(code)),
      text: z.string().trim(),
    }),
  )
  .max(20)
  .refine((texts) => new Set(texts.map(({ locale }) => locale)).size === texts.length);

const KeyInputSchema = z.object({
  choiceIds: ids,
  pairs: z.array(z.object({ promptId: id, optionId: id })).max(MOST_PARTS),
  order: ids,
  blanks: z.array(z.object({ blankId: id, accepted })).max(MOST_PARTS),
  number: decimal,
  tolerance: decimal,
  accepted,
  caseSensitive: z.boolean(),
  partial: z.boolean(),
  guidance: z.string().trim().max(MAX_GUIDANCE).nullish(),
});

/** What a question looks like by itself; `checkQuestion` adds what its kind asks of it. */
export const QuestionInputSchema = z.object({
  courseId: z.string().min(1).max(64),
  poolId: z.string().max(64).nullish(),
  kind: z.enum(questionKinds),
  texts: TextsSchema,
  parts: z
    .array(z.object({ _id: id, role: z.enum(partRoles), texts: TextsSchema }))
    .max(MOST_PARTS),
  maxWords: z.int().nullish(),
  unit: z.string().trim().max(MAX_UNIT).nullish(),
  key: KeyInputSchema,
  archived: z.boolean().nullish(),
});

export type QuestionInput = z.infer<typeof QuestionInputSchema>;

/** Records of a change about many. */
export const QuestionIds = z.array(z.string().min(1).max(80)).min(1).max(200);
