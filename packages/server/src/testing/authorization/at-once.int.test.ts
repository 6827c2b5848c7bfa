import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupMembers } from '../../modules/groups/groups.table.ts';
import { userRegionRoles, users } from '../../modules/identity/identity.table.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import { inTransaction } from '../../platform/work.ts';
import { personaId } from '../../seed/people.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { browserOf } from './actors.ts';
import { aimOf } from './aims.ts';
import { makeFixtures } from './fixtures.ts';
import { makeSpares } from './spares.ts';
import { argumentsOf, operationOf } from './walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await makeFixtures(app.services.database.db);
  await makeSpares(app.services.database.db);
});
afterAll(() => app.close());

/** Somebody changes the spare person of Cape Town. */
async function bySuperadmin(mutation: string, given: Readonly<Record<string, unknown>>) {
  await makeSpares(app.services.database.db);
  const superadmin = await browserOf(app, { name: 'super', persona: 'superadmin' });
  const name = `Mutation.${mutation}`;
  const base = { ...argumentsOf(name, 1), ...aimOf(name, 'input.of'), ...given };
  const { query, variables } = operationOf(name, base);
  expect(await superadmin.codeOf(query, { ...variables })).toBeUndefined();
}

const person = (persona: PersonaKey): Promise<TestClient> =>
  browserOf(app, { name: persona, persona });
const of = (persona: PersonaKey) => eq(users._id, personaId(persona));
const version = async (persona: PersonaKey): Promise<number> => {
  const [row] = await app.services.database.db.select().from(users).where(of(persona));
  return row?.version ?? 0;
};

/** Changes an account as use cases do. */
const inAccount = (persona: PersonaKey, change: (db: Db) => Promise<unknown>) =>
  inTransaction(
    app.services,
    { userId: null, impersonatorId: null, requestId: newId(), address: null },
    'changeAccount',
    async ({ db, audit }) => {
      await change(db);
      audit({ entity: 'user', entityId: personaId(persona) });
    },
  );

interface Change {
  readonly what: string;
  readonly persona: PersonaKey;
  readonly asks: string;
  readonly happens: (db: Db, browser: TestClient) => Promise<unknown>;
  readonly code: string;
}

const COURSE = '{ studentCourse(_id: "course-spf101") { _id } }';

const changes: readonly Change[] = [
  {
    what: 'a role in a region is taken away',
    persona: 'regionAdmin',
    asks: '{ users { total } }',
    happens: () =>
      inAccount('regionAdmin', (db) =>
        db.delete(userRegionRoles).where(eq(userRegionRoles.userId, personaId('regionAdmin'))),
      ),
    code: 'FORBIDDEN',
  },
  {
    what: 'somebody gives other rights',
    persona: 'manager',
    asks: '{ groups { total } }',
    happens: async () =>
      bySuperadmin('updateUser', { _id: personaId('manager'), version: await version('manager') }),
    code: 'UNAUTHENTICATED',
  },
  {
    what: 'somebody takes them out of the group',
    persona: 'student',
    asks: COURSE,
    happens: async (db) => {
      const given = { userIds: [personaId('student')], role: 'STUDENT' };
      await db
        .delete(groupMembers)
        .where(
          and(
            eq(groupMembers.userId, personaId('student')),
            eq(groupMembers.groupId, 'group-cape-town-old'),
          ),
        );
      await bySuperadmin('removeGroupMembers', { ...given, _id: 'group-cape-town-1' });
    },
    code: 'NOT_FOUND',
  },
  {
    what: 'the terms are to be accepted anew',
    persona: 'student2',
    asks: '{ dashboard { unreadNotifications } }',
    happens: () =>
      inAccount('student2', (db) =>
        db.update(users).set({ termsAcceptedAt: null }).where(of('student2')),
      ),
    code: 'FORBIDDEN',
  },
  {
    what: 'they log out in that browser',
    persona: 'graduate',
    asks: '{ dashboard { unreadNotifications } }',
    happens: async (_db, browser) => {
      const elsewhere = app.anonymous();
      const [name = '', value = ''] = browser.cookie.split('=');
      elsewhere.keep(name, value);
      expect(await elsewhere.codeOf('mutation { logoutUser }')).toBeUndefined();
    },
    code: 'UNAUTHENTICATED',
  },
  {
    what: 'somebody keeps them out',
    persona: 'facilitator',
    asks: '{ dashboard { unreadNotifications } }',
    happens: async () =>
      bySuperadmin('setUserActive', {
        _id: personaId('facilitator'),
        version: await version('facilitator'),
        active: false,
      }),
    code: 'UNAUTHENTICATED',
  },
];

describe('the very next request is refused', () => {
  it.each(changes)('when $what', async ({ persona, asks, happens, code }) => {
    const browser = await person(persona);
    expect(await browser.codeOf(asks)).toBeUndefined();
    await happens(app.services.database.db, browser);
    expect(await browser.codeOf(asks)).toBe(code);
  });

  it('in all of six cases', () => {
    expect(new Set(changes.map(({ what }) => what)).size).toBe(6);
  });
});
