import { isLocaleCode } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';
import { publishedTexts } from './translations.repo.ts';

/** Topic of the event that tells every process of a publication. */
export const PUBLISHED = 'translations';

/**
 * Lets mails, errors and pages speak with the college's own texts: those in force now, and from each
 * publication on the new ones, whichever process it came through. Ends with the live events.
 */
export async function followPublishedTexts(services: Services): Promise<void> {
  const { database, live, log, translators } = services;
  const read = async () => {
    for (const { locale, number, texts } of await publishedTexts.run(database.db)) {
      if (isLocaleCode(locale)) translators.useTexts(locale, { revision: number, texts });
    }
  };
  await live.follow(PUBLISHED, read, (error) => {
    log.error({ err: error }, 'published texts');
  });
}
