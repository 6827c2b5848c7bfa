import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';
import { emailTypes, phoneTypes } from './contacts.rules.ts';
import { NameSchema } from './person-name.rules.ts';

/** A text that may be emptied. */
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullish();

/** An address on the web: http and https only, so that a link to it runs no script. */
const webAddress = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .max(300)
      .pipe(z.url({ protocol: /^https?$/ })),
  ])
  .transform((text) => text || null)
  .nullish();

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const ProfileLocale: z.ZodType<string> = z.string().refine((code) => isLocaleCode(code));

/** What stands on a profile besides the name; the back-office keeps it by the same law. */
export const detailFields = {
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  timezone: z.string().refine(isTimeZone).nullish(),
  location: optional(120),
  url: webAddress,
  homePage: webAddress,
  socialUserName: optional(80),
  phones: z
    .array(
      z.object({
        type: z.enum(phoneTypes),
        number: z
          .string()
          .trim()
          .max(40)
          .regex(/^\+?[\d ()./-]{3,}$/),
      }),
    )
    .max(10)
    .nullish(),
  emails: z
    .array(
      z.object({
        type: z.enum(emailTypes),
        email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
      }),
    )
    .max(10)
    .nullish(),
};

/** What people change of their own account. What is left out stays as it is. */
export const UserProfileInputSchema = z.object({
  _id: z.string(),
  selectedGroup: z.string().nullish(),
  locale: ProfileLocale.nullish(),
  language: ProfileLocale.nullish(),
  showAlumniWelcome: z.boolean().nullish(),
  firstName: NameSchema.nullish(),
  lastName: NameSchema.nullish(),
  cloudinaryId: z
    .string()
    .max(200)
    .regex(/^(?!.*\.\.)[\w./-]*$/)
    .transform((id) => id || null)
    .nullish(),
  subscribeAlumniEmail: z.boolean().nullish(),
  ...detailFields,
});

export type UserProfileInput = z.infer<typeof UserProfileInputSchema>;

/** What cannot be emptied: null leaves it as it is. */
const kept: ReadonlySet<string> = new Set(['firstName', 'lastName', 'subscribeAlumniEmail']);

/** What a profile's input asks for: a choice of view, or an edit of the record. */
export function partsOf(input: UserProfileInput) {
  const { _id, emails, language, locale, phones, selectedGroup, showAlumniWelcome, ...rest } =
    input;
  const spoken = locale ?? language;
  const choice = {
    ...(spoken ? { locale: spoken } : {}),
    ...(selectedGroup === undefined ? {} : { selectedGroup }),
    ...(typeof showAlumniWelcome === 'boolean' ? { showAlumniWelcome } : {}),
  };
  const edit = Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) => value !== undefined && !(value === null && kept.has(name)),
    ),
  );
  const edits = Object.keys(edit).length > 0 || Boolean(phones ?? emails);
  return { choice, edit, edits };
}
