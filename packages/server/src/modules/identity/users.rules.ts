import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';
import { roles } from '@lampstand/access';
import { NameSchema } from './person-name.rules.ts';
import { detailFields } from './profile.rules.ts';

/** SHA-256 as hex: what browsers send instead of a password. */
export const PasswordHashSchema = z.string().regex(/^[0-9a-f]{64}$/i);

/** An e-mail as somebody types it to sign in or to be sent a link. */
export const EmailArgument = z.string().trim().max(254).pipe(z.email());

/** The text of a link; longer ones are no link of ours. */
export const TokenArgument = z.string().max(200);

const LocaleSchema: z.ZodType<string> = z.string().refine((code) => isLocaleCode(code));

/** What an account must look like; e-mail addresses are kept in lower case. */
export const UserInputSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  firstName: NameSchema,
  lastName: NameSchema,
  locale: LocaleSchema,
  regionIds: z.array(z.string()).min(1).max(100),
  roles: z.array(z.enum(roles)),
  regionRoles: z.array(z.object({ regionId: z.string(), roleNames: z.array(z.enum(roles)) })),
  groupIds: z.array(z.string()).max(100),
  gradYear: z.int().min(1900).max(2200).nullish(),
  gradLocation: z.string().trim().max(120).nullish(),
  password: PasswordHashSchema.nullish(),
  /** What is left out stays as it is. */
  ...detailFields,
});

export type UserInput = z.infer<typeof UserInputSchema>;
