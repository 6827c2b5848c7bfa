import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logits } from '../../platform/audit.table.ts';
import { submissions } from '../../modules/assignments/assignments.table.ts';
import { examAttempts } from '../../modules/exams/exams.table.ts';
import { groupMembers, groups } from '../../modules/groups/groups.table.ts';
import { addresses } from '../../modules/identity/addresses.table.ts';
import {
  userRegionRoles,
  userRegions,
  userRoles,
  users,
} from '../../modules/identity/identity.table.ts';
import { regionOfficers } from '../../modules/regions/region-officers.table.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { rowsOf } from '../rows-of.ts';
import { browserOf } from './actors.ts';
import { aimOf } from './aims.ts';
import { attempts, harmless, watched } from './privileged.ts';
import { samples } from './samples.ts';
import { makeFixtures } from './fixtures.ts';
import { makeSpares } from './spares.ts';
import { argumentsOf, inputTypes, operationOf, placesOf, rootFields, withValueAt } from './walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await makeFixtures(app.services.database.db);
  await makeSpares(app.services.database.db);
});
afterAll(() => app.close());

/** A root field that takes an input of this type, and where. */
function placeFor(typeName: string): [name: string, place: string] {
  for (const name of rootFields.keys()) {
    const [place] = placesOf(name, typeName);
    if (place !== undefined) return [name, place];
  }
  throw new Error(`Nothing takes a ${typeName}`);
}

const edited = inputTypes.filter(({ name }) => name.endsWith('Input') && name !== 'PageInput');

describe('a field that an input does not have', () => {
  it('is refused before anything is done, whatever the input', async () => {
    const superadmin = await browserOf(app, { name: 'super', persona: 'superadmin' });
    const accepted: string[] = [];
    let tried = 0;
    for (const type of inputTypes) {
      const [name, place] = placeFor(type.name);
      const unknown = watched.filter((each) => !(each in type.getFields()));
      // So few at once that an answer names them all.
      for (let at = 0; at < unknown.length; at += 9) {
        const some = unknown.slice(at, at + 9);
        const extra = Object.fromEntries(some.map((field) => [field, 'x']));
        const value = { ...samples[type.name]?.(1), ...extra };
        const given = withValueAt(name, argumentsOf(name, 1), place, value);
        const { query, variables } = operationOf(name, given);
        const { data, errors = [] } = await superadmin.send(query, { ...variables });
        for (const field of some) {
          const told = errors.some(({ message }) => message.includes(`has no field "${field}"`));
          if (!told || data) accepted.push(`${type.name}.${field}`);
          tried += 1;
        }
      }
    }
    expect(accepted).toEqual([]);
    expect(tried).toBeGreaterThan(1000);
  }, 120_000);

  it('is tried beside a whole sample of each input', () => {
    expect(Object.keys(samples).toSorted()).toEqual(edited.map(({ name }) => name).toSorted());
  });
});

/** Everything that such a field could change. */
async function rights(): Promise<string> {
  const tables = [
    users,
    userRoles,
    userRegions,
    userRegionRoles,
    groups,
    groupMembers,
    regionOfficers,
    examAttempts,
    submissions,
    addresses,
  ];
  const sums: unknown[] = [];
  for (const table of tables) {
    const name = sql.identifier(getTableName(table));
    const content = sql`select count(*)::int as rows, sum(hashtext(t::text)::bigint)::text as content from ${name} t`;
    sums.push(await rowsOf(app.services.database.db, content));
  }
  return JSON.stringify(sums);
}

describe('a field that gives rights, names an owner or counts', () => {
  it('is tried by somebody who may not, or says why it gives nothing', () => {
    const found = edited.flatMap((type) =>
      watched.filter((field) => field in type.getFields()).map((field) => `${type.name}.${field}`),
    );
    const rows = new Set([...Object.keys(harmless), ...attempts.map(({ field }) => field)]);
    expect([...rows].toSorted()).toEqual(found.toSorted());
    expect(attempts.length).toBeGreaterThan(30);
  });

  it.each(attempts)('$field by the $persona: $code to $mutation', async (attempt) => {
    const name = `Mutation.${attempt.mutation}`;
    const [typeName = '', field = ''] = attempt.field.split('.');
    const place = `${placesOf(name, typeName)[0]}.${field}`;
    const browser = await browserOf(app, { name: attempt.persona, persona: attempt.persona });
    const base = { ...argumentsOf(name, 1), ...aimOf(name, place), ...attempt.aim };
    const { query, variables } = operationOf(name, withValueAt(name, base, place, attempt.value));
    const before = await rights();
    expect(await browser.codeOf(query, { ...variables })).toBe(attempt.code);
    expect(await rights()).toBe(before);
  });

  it('never names another person as the one who did it', async () => {
    const { db } = app.services.database;
    const student = await browserOf(app, { name: 'student', persona: 'student' });
    const log =
      'mutation { insertLogit(logitInput: { action: "mine", type: "x", userId: "user-admin" }) }';
    expect(await student.codeOf(log)).toBeUndefined();
    const [entry] = await db.select().from(logits).where(eq(logits.action, 'mine'));
    expect(entry?.userId).toBe('user-student');
    const add =
      'mutation { updateAddress(addressInput: { itemId: "user-student", country: "ZAF", line1: "mine", updatedBy: "user-admin" }) { _id } }';
    expect(await student.codeOf(add)).toBeUndefined();
    const [address] = await db.select().from(addresses).where(eq(addresses.line1, 'mine'));
    expect(address).toMatchObject({ createdBy: 'user-student', updatedBy: 'user-student' });
  });
});
