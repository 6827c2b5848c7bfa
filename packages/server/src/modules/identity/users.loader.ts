import { sql } from 'drizzle-orm';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from './identity.table.ts';
import { type User, usersList } from './users.list.ts';

const EVERYTHING = new Set(['regionIds', 'regions', 'regionRoles', 'groups', 'isActiveStudent']);

/** People with all their relations, for the rare path that did not read them with the person. */
const wholeUser = new Loader<User>(async (db, ids) => {
  const { items } = await usersList.read(db, {
    filter: { ids: [...ids] },
    page: { page: 1, perPage: ids.length },
    regions: 'all',
    relations: EVERYTHING,
  });
  return new Map(items.map((user) => [user._id, user]));
});

/**
 * One relation of a person: as it was read with the person, else loaded in one batch for all. What is
 * there is given at once: a promise for each field of each row costs more than the row.
 */
export function relationOf<Value>(
  request: Parameters<typeof wholeUser.load>[0],
  user: User,
  relation: (user: User) => Value | undefined,
): Value | Promise<Value> {
  const known = relation(user);
  return known === undefined ? loadRelation(request, user._id, relation) : known;
}

async function loadRelation<Value>(
  request: Parameters<typeof wholeUser.load>[0],
  userId: string,
  relation: (user: User) => Value | undefined,
): Promise<Value> {
  const whole = await wholeUser.load(request, userId);
  const loaded = whole && relation(whole);
  if (loaded === undefined) throw new Error(`Person ${userId} could not be read`);
  return loaded;
}

const namesById = defineStatement('user_names', (db) =>
  db
    .select({ _id: users._id, fullName: users.fullName })
    .from(users)
    .where(sql`${users._id} = any(${sql.placeholder('ids')}::text[])`),
);

/** Full names of people by id. */
export const impersonatorName = new Loader<string>(async (db, ids) => {
  const rows = await namesById.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row._id, row.fullName]));
});
