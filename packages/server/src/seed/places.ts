import { attendanceSchemas } from '../modules/attendance/attendance.table.ts';
import { groups } from '../modules/groups/groups.table.ts';
import { regions } from '../modules/regions/regions.table.ts';
import type { Db } from '../platform/database.ts';
import { attendanceSchemaPlans } from './attendance-schema-plans.ts';
import { dayOf, daysFrom } from './days.ts';

interface Place {
  readonly slug: string;
  readonly line1: string;
  readonly postcode: string;
  readonly phone: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly zone: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly office?: true;
  readonly closed?: true;
}

const places: readonly Place[] = [
  {
    slug: 'Cape-Town',
    line1: '7 Buitenkant Street',
    postcode: '8001',
    phone: '+27 21 555 0140',
    name: 'Cape Town',
    city: 'Cape Town',
    country: 'ZAF',
    zone: 'AFRICA',
    currency: 'ZAR',
    timeZone: 'Africa/Johannesburg',
  },
  {
    slug: 'Berlin',
    line1: 'Auguststraße 80',
    postcode: '10117',
    phone: '+49 30 5550 1520',
    name: 'Berlin',
    city: 'Berlin',
    country: 'DEU',
    zone: 'EUROPE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  },
  {
    slug: 'Kyiv',
    line1: 'вул. Ярославська 12',
    postcode: '04071',
    phone: '+380 44 555 01 12',
    name: 'Kyiv',
    city: 'Kyiv',
    country: 'UKR',
    zone: 'EUROPE',
    currency: 'UAH',
    timeZone: 'Europe/Kyiv',
  },
  {
    slug: 'Monterrey',
    line1: 'Calle Padre Mier 640',
    postcode: '64000',
    phone: '+52 81 5550 0164',
    name: 'Monterrey',
    city: 'Monterrey',
    country: 'MEX',
    zone: 'AMERICAS',
    currency: 'MXN',
    timeZone: 'America/Monterrey',
  },
  {
    slug: 'Jakarta',
    line1: 'Jalan Kramat Raya 45',
    postcode: '10450',
    phone: '+62 21 5550 145',
    name: 'Jakarta',
    city: 'Jakarta',
    country: 'IDN',
    zone: 'ASIA',
    currency: 'IDR',
    timeZone: 'Asia/Jakarta',
  },
  {
    slug: 'Manila',
    line1: '1120 Taft Avenue',
    postcode: '1000',
    phone: '+63 2 5550 1120',
    name: 'Manila',
    city: 'Manila',
    country: 'PHL',
    zone: 'ASIA',
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    closed: true,
  },
  {
    slug: 'Denver',
    line1: '300 Clarkson Street',
    postcode: '80218',
    phone: '+1 303 555 0130',
    name: 'Denver Office',
    city: 'Denver',
    country: 'USA',
    zone: 'AMERICAS',
    currency: 'USD',
    timeZone: 'America/Denver',
    office: true,
  },
  {
    slug: 'US-Alumni',
    line1: '300 Clarkson Street',
    postcode: '80218',
    phone: '+1 303 555 0131',
    name: 'US-Alumni',
    city: 'Denver',
    country: 'USA',
    zone: 'AMERICAS',
    currency: 'USD',
    timeZone: 'America/Denver',
    office: true,
  },
  {
    slug: 'System',
    line1: '300 Clarkson Street',
    postcode: '80218',
    phone: '+1 303 555 0132',
    name: 'System',
    city: 'Denver',
    country: 'USA',
    zone: 'SYSTEM',
    currency: 'USD',
    timeZone: 'UTC',
    office: true,
  },
];

/** Groups by the campus they meet at; the number tells how many students they have. */
export const groupPlans = [
  {
    key: 'cape-town-1',
    name: 'Cape Town First Year',
    place: 'Cape-Town',
    year: 1,
    kind: 'CAMPUS',
    schema: 'standard',
    students: 64,
  },
  {
    key: 'cape-town-2',
    name: 'Cape Town Second Year',
    place: 'Cape-Town',
    year: 2,
    kind: 'CAMPUS',
    schema: 'strict',
    students: 48,
  },
  {
    key: 'cape-town-old',
    name: 'Cape Town First Year (last year)',
    place: 'Cape-Town',
    year: 1,
    kind: 'CAMPUS',
    schema: 'standard',
    students: 40,
    archived: true,
  },
  {
    key: 'berlin-1',
    name: 'Berlin First Year',
    place: 'Berlin',
    year: 1,
    kind: 'CAMPUS',
    schema: 'standard',
    students: 52,
  },
  {
    key: 'kyiv-online',
    name: 'Kyiv Online',
    place: 'Kyiv',
    year: 1,
    kind: 'ONLINE',
    schema: 'lenient',
    students: 58,
  },
  {
    key: 'monterrey-1',
    name: 'Monterrey First Year',
    place: 'Monterrey',
    year: 1,
    kind: 'CAMPUS',
    schema: 'standard',
    students: 46,
  },
  {
    key: 'jakarta-app',
    name: 'Jakarta Offline',
    place: 'Jakarta',
    year: 1,
    kind: 'OFFLINE_APP',
    schema: 'lenient',
    students: 42,
  },
  {
    key: 'manila-old',
    name: 'Manila First Year',
    place: 'Manila',
    year: 1,
    kind: 'CAMPUS',
    schema: 'standard',
    students: 20,
    archived: true,
  },
] as const;

export const regionId = (slug: string): string => `region-${slug.toLowerCase()}`;
export const groupId = (key: string): string => `group-${key}`;

/** Groups that are over. */
export const isOver = (key: string): boolean =>
  groupPlans.some((plan) => plan.key === key && 'archived' in plan);

/** From when to when a group meets. */
export const daysOfGroup = (key: string, now: Date) => ({
  startsOn: dayOf(daysFrom(now, isOver(key) ? -420 : -45)),
  endsOn: dayOf(daysFrom(now, isOver(key) ? -300 : 75)),
});

/** Regions on several continents (one closed, one of zone SYSTEM), their groups and their rules. */
export async function seedPlaces(db: Db, now: Date): Promise<void> {
  const stamp = {
    version: 1,
    createdAt: daysFrom(now, -900).toISOString(),
    updatedAt: daysFrom(now, -60).toISOString(),
  };
  await db.insert(regions).values(
    places.map((place) => ({
      ...stamp,
      _id: regionId(place.slug),
      slug: place.slug,
      name: place.name,
      description: place.office ? 'Office' : 'Campus',
      phone: place.phone,
      addressLine1: place.line1,
      addressPostcode: place.postcode,
      addressCity: place.city,
      addressCountry: place.country,
      zone: place.zone,
      type: place.office ? ('AWM_OFFICE' as const) : ('LAMPSTAND_CAMPUS' as const),
      currency: place.currency,
      timeZone: place.timeZone,
      closed: place.closed ?? false,
    })),
  );
  await db.insert(attendanceSchemas).values(
    attendanceSchemaPlans.map(({ key, ...schema }) => ({
      ...stamp,
      ...schema,
      _id: `schema-${key}`,
    })),
  );
  await db.insert(groups).values(
    groupPlans.map((plan) => {
      const archived = 'archived' in plan;
      return {
        ...stamp,
        _id: groupId(plan.key),
        name: plan.name,
        regionId: regionId(plan.place),
        year: plan.year,
        term: archived ? 'Autumn' : 'Spring',
        kind: plan.kind,
        archived,
        ...daysOfGroup(plan.key, now),
        attendanceSchemaId: `schema-${plan.schema}`,
        // The second year takes nobody in from outside.
        signUpOpen: !archived && plan.year === 1,
      };
    }),
  );
}
