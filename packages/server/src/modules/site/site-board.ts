import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { configuredFacts, knownLocale, type SiteFacts } from '../../platform/site-facts.ts';
import { storedLocales } from './locales.repo.ts';
import { siteLocales } from './locales.rules.ts';
import { storedSettings } from './settings.repo.ts';

/** Topic of the event that tells every process of new settings or locales. */
export const SITE_CHANGED = 'site';

/** The college's facts as they are stored; what was never saved is as configured. */
export async function readSite(services: Services, db: Db): Promise<SiteFacts> {
  const [settings] = await storedSettings.run(db);
  const offered = siteLocales(await storedLocales.run(db)).filter(({ enabled }) => enabled);
  const locales = offered.map(({ _id, label }) => ({ code: _id, label }));
  const configured = configuredFacts(services.env);
  if (!settings) return { ...configured, locales };
  return {
    ...settings,
    name: settings.organisationName,
    defaultLocale: knownLocale(settings.defaultLocale),
    locales,
  };
}

/**
 * Keeps the process's facts true: those stored now, and after each change the new ones, whichever
 * process it came through. Ends with the live events.
 */
export async function followSite(services: Services): Promise<void> {
  const { database, live, log, site } = services;
  const read = async () => site.use(await readSite(services, database.db));
  await live.follow(SITE_CHANGED, read, (error) => {
    log.error({ err: error }, 'site settings');
  });
}
