import { hashPassword } from '../modules/identity/password.ts';
import { groupMembers } from '../modules/groups/groups.table.ts';
import {
  userRegionRoles,
  userRegions,
  userRoles,
  users,
} from '../modules/identity/identity.table.ts';
import type { Db } from '../platform/database.ts';
import { sha256 } from '../platform/sha256.ts';
import { daysFrom } from './days.ts';
import { namesByPlace } from './names.ts';
import { emailOf, passwordOf, type Persona, personaId, personas } from './personas.ts';
import { groupId, groupPlans, regionId } from './places.ts';
import { SeededRandom } from './random.ts';

const ALUMNI = 24;
const localeOf: Readonly<Record<string, string>> = {
  Berlin: 'de_DE',
  Kyiv: 'uk_UA',
  Monterrey: 'es_MX',
  Jakarta: 'id_ID',
};
/** Which groups a persona studies in or facilitates, by the first region: this year's, and last year's. */
const groupsOf: Readonly<Record<string, readonly string[]>> = {
  'Cape-Town': ['cape-town-1', 'cape-town-old'],
  Berlin: ['berlin-1'],
};

export { personaId } from './personas.ts';

type UserInsert = typeof users.$inferInsert;
type Member = typeof groupMembers.$inferInsert;

interface People {
  readonly users: UserInsert[];
  readonly regions: { userId: string; regionId: string }[];
  readonly members: Member[];
}

/** The personas with their passwords, then students of every group, then alumni: about 400 people. */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  await seedPersonas(db, now);
  const people = inventPeople(now);
  await db.insert(users).values(people.users);
  await db.insert(userRegions).values(people.regions);
  await db
    .insert(userRoles)
    .values(people.users.map((user) => ({ userId: user._id, role: 'user' as const })));
  await db.insert(groupMembers).values(people.members);
}

const stampFor = (now: Date, days: number) => ({
  version: 1,
  createdAt: daysFrom(now, -days).toISOString(),
  updatedAt: daysFrom(now, -days).toISOString(),
});

async function seedPersonas(db: Db, now: Date): Promise<void> {
  for (const persona of personas) {
    const _id = personaId(persona.key);
    await db.insert(users).values({
      ...stampFor(now, 200),
      _id,
      email: emailOf(persona.key),
      emailVerified: true,
      passwordHash: await hashPassword(sha256(passwordOf(persona.key))),
      firstName: persona.firstName,
      lastName: persona.lastName,
      locale: persona.locale,
      gradYear: persona.gradYear,
      gradLocation: persona.gradYear === null ? null : 'Denver',
      termsAcceptedAt: persona.termsAccepted ? daysFrom(now, -199).toISOString() : null,
    });
    await db
      .insert(userRegions)
      .values(persona.regions.map((slug) => ({ userId: _id, regionId: regionId(slug) })));
    await db.insert(userRoles).values(persona.roles.map((role) => ({ userId: _id, role })));
    await seedRolesIn(db, _id, persona);
  }
}

async function seedRolesIn(db: Db, userId: string, persona: Persona): Promise<void> {
  const regionRoles = Object.entries(persona.regionRoles).flatMap(([slug, roles]) =>
    roles.map((role) => ({ userId, regionId: regionId(slug), role })),
  );
  if (regionRoles.length > 0) await db.insert(userRegionRoles).values(regionRoles);
  const groups = groupsOf[persona.regions[0] ?? ''] ?? [];
  if (groups.length === 0 || !(persona.studies || persona.facilitates)) return;
  const role: Member['role'] = persona.studies ? 'STUDENT' : 'FACILITATOR';
  await db
    .insert(groupMembers)
    .values(groups.map((key) => ({ groupId: groupId(key), userId, role })));
}

function inventPeople(now: Date): People {
  const random = new SeededRandom(20_260_302);
  const people: People = { users: [], regions: [], members: [] };
  const used = new Set<string>();
  const invent = (place: string, extra: Partial<UserInsert>): string => {
    const names = namesByPlace[place] ?? { first: ['Alex'], last: ['Doe'] };
    const firstName = random.pick(names.first);
    const lastName = random.pick(names.last);
    const number = people.users.length + 1;
    const _id = `user-${String(number).padStart(4, '0')}`;
    const plain = `${firstName}.${lastName}`
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z.]/g, '');
    const email =
      plain.length < 5 || used.has(plain) ? `${plain.replace(/^\.$/, 'person')}.${number}` : plain;
    used.add(plain);
    people.users.push({
      ...stampFor(now, random.between(60, 800)),
      _id,
      email: `${email.replace(/^\./, 'p.')}@people.lampstand.example`,
      emailVerified: true,
      firstName,
      lastName,
      locale: localeOf[place] ?? 'en',
      termsAcceptedAt: daysFrom(now, -50).toISOString(),
      ...extra,
    });
    people.regions.push({ userId: _id, regionId: regionId(place) });
    return _id;
  };
  for (const plan of groupPlans) {
    for (let seat = 0; seat < plan.students; seat += 1) {
      const userId = invent(plan.place, {});
      people.members.push({ groupId: groupId(plan.key), userId, role: 'STUDENT' });
    }
  }
  for (let index = 0; index < ALUMNI; index += 1) {
    invent('US-Alumni', { gradYear: random.between(2012, 2024), gradLocation: 'Denver' });
  }
  return people;
}
