import { linkGroups, linkRegions, links } from '../modules/links/links.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { personaId } from './people.ts';

const plans = [
  {
    key: 'library',
    title: 'Library catalogue',
    address: 'https://library.lampstand.example',
    description: 'Books and journals of all campuses.',
    published: true,
  },
  {
    key: 'cape-town',
    title: 'Campus map of Cape Town',
    address: 'https://maps.lampstand.example/cape-town',
    description: 'Where the rooms are, and where to park.',
    published: true,
    regionId: 'region-cape-town',
  },
  {
    key: 'first-year',
    title: 'Study group of the first year',
    address: 'mailto:first-year@lampstand.example',
    description: null,
    published: true,
    groupId: 'group-cape-town-1',
  },
  {
    key: 'chapel',
    title: 'Chapel recordings',
    address: 'https://chapel.lampstand.example',
    description: null,
    published: false,
  },
];

/** Links for everybody, for a region and for a group; one is not published yet. */
export async function seedLinks(db: Db, now: Date): Promise<void> {
  const at = daysFrom(now, -40).toISOString();
  const by = personaId('superadmin');
  for (const [index, { key, regionId, groupId, ...own }] of plans.entries()) {
    const _id = `link-${key}`;
    await db.insert(links).values({
      ...own,
      _id,
      position: index + 1,
      createdAt: at,
      updatedAt: at,
      createdBy: by,
      updatedBy: by,
    });
    if (regionId) await db.insert(linkRegions).values({ linkId: _id, regionId });
    if (groupId) await db.insert(linkGroups).values({ linkId: _id, groupId });
  }
}
