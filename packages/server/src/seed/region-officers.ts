import { addresses } from '../modules/identity/addresses.table.ts';
import { regionOfficers } from '../modules/regions/region-officers.table.ts';
import type { Db } from '../platform/database.ts';
import { personaId } from './people.ts';
import { regionId } from './places.ts';

/** Where people open the letters of a campus, besides its own address. */
const letters = {
  createdAt: '2024-01-15T08:00:00.000Z',
  updatedAt: '2024-01-15T08:00:00.000Z',
  itemId: regionId('Cape-Town'),
};

/** Who judges absences and hears of requests for leave; other regions have named nobody yet. */
export async function seedRegionOfficers(db: Db): Promise<void> {
  const [capeTown, berlin] = [regionId('Cape-Town'), regionId('Berlin')];
  await db.insert(regionOfficers).values([
    { regionId: capeTown, userId: personaId('manager'), duty: 'ATTENDANCE_ADMIN' },
    { regionId: capeTown, userId: personaId('regionAdmin'), duty: 'ATTENDANCE_ADMIN' },
    { regionId: capeTown, userId: personaId('regionAdmin'), duty: 'DEAN' },
    { regionId: berlin, userId: personaId('regionAdmin2'), duty: 'DEAN' },
  ]);
  await db.insert(addresses).values([
    {
      ...letters,
      _id: 'address-cape-town-post',
      name: 'Post',
      line1: 'PO Box 2210',
      city: 'Cape Town',
      postcode: '8000',
      country: 'ZAF',
    },
    {
      ...letters,
      _id: 'address-cape-town-library',
      name: 'Library',
      line1: '14 Roeland Street',
      city: 'Cape Town',
      state: 'Western Cape',
      postcode: '8001',
      country: 'ZAF',
    },
  ]);
}
