import { locales } from '../modules/site/locales.table.ts';
import { SETTINGS_ID, siteSettings } from '../modules/site/settings.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { personaId } from './people.ts';
import { regionId } from './places.ts';

/** The college's settings, and a language whose name it has changed. */
export async function seedSite(db: Db, now: Date): Promise<void> {
  const stamp = {
    version: 1,
    createdAt: daysFrom(now, -700).toISOString(),
    updatedAt: daysFrom(now, -45).toISOString(),
    createdBy: personaId('superadmin'),
    updatedBy: personaId('superadmin'),
  };
  await db.insert(siteSettings).values({
    ...stamp,
    _id: SETTINGS_ID,
    organisationName: 'Lampstand Bible College',
    shortName: 'Lampstand',
    defaultAllowedAttempts: 2,
    defaultLocale: 'en',
    alumniRegionId: regionId('US-Alumni'),
    contactAddress: '12 Lamp Street\nCape Town 8001\nSouth Africa',
    contactEmail: 'office@lampstand.example',
  });
  await db.insert(locales).values({
    ...stamp,
    _id: 'es_MX',
    name: 'Spanish (Latin America)',
    label: 'Español (Latinoamérica)',
    position: 90,
    enabled: true,
  });
}
