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

/** One relation of a person: as it was read with the person, else loaded in one batch for all. */
export async function relationOf<Value>(
  request: Parameters<typeof wholeUser.load>[0],
  user: User,
  relation: (user: User) => Value | undefined,
): Promise<Value> {
  const known = relation(user);
  if (known !== undefined) return known;
  const whole = await wholeUser.load(request, user._id);
  const loaded = whole && relation(whole);
  if (loaded === undefined) throw new Error(`Person ${user._id} could not be read`);
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
