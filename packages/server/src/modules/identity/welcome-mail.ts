import { defaultLocale, isLocaleCode } from '@lampstand/i18n';
import { publicUrl } from '../../env.ts';
import { post } from '../../mail/post.ts';
import { verifyEmailMail } from '../../mail/templates.ts';
import type { Services } from '../../platform/services.ts';
import type { Work } from '../../platform/work.ts';

/** Tells a new person, in their own language, that they have an account and where to sign in. */
export async function welcomeByMail(
  services: Services,
  work: Work,
  person: { readonly email: string; readonly firstName: string; readonly locale: string },
): Promise<void> {
  const locale = isLocaleCode(person.locale) ? person.locale : defaultLocale;
  const t = services.translators.get(locale);
  if (!t) throw new Error(`The messages of ${locale} are not loaded`);
  const content = verifyEmailMail(t, {
    firstName: person.firstName,
    applicationName: services.env.ORGANISATION_SHORT_NAME,
    welcomeUrl: `${publicUrl(services.env)}/login`,
  });
  await post(work, { to: person.email, template: 'verify-email', content });
}
