import type { contactsOf } from './contacts.repo.ts';
import type { UserRow } from './identity.table.ts';
import type { User } from './users.list.ts';
import type { UserInput } from './users.rules.ts';

const details = ['currency', 'timezone', 'location', 'url', 'homePage', 'socialUserName'] as const;
const own = ['email', 'firstName', 'lastName', 'locale', 'gradYear', 'gradLocation'] as const;

type Columns = Pick<UserRow, (typeof details)[number] | (typeof own)[number]>;

/** The details that an input names; what it leaves out stays as it is. */
export function detailsOf(input: UserInput) {
  const given = details.filter((name) => input[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, input[name]]));
}

/** Chosen columns of an account, for the audit. */
export function columnsOf(row: Columns, names: ReadonlySet<string>) {
  const chosen = [...own, ...details].filter((name) => names.has(name));
  return Object.fromEntries(chosen.map((name) => [name, row[name]]));
}

/** An account in the words of its form, so that the audit can be compared with what was sent. */
export function snapshotOf(
  user: User,
  row: Columns,
  contacts: Awaited<ReturnType<typeof contactsOf>>,
) {
  const regionRoles = Map.groupBy(user.regionRoles ?? [], ({ regionId }) => regionId);
  return {
    ...columnsOf(row, new Set<string>([...own, ...details])),
    ...contacts,
    roles: user.roles,
    regionIds: user.regionIds ?? [],
    groupIds: (user.groups ?? []).map(({ _id }) => _id),
    regionRoles: [...regionRoles].map(([regionId, rows]) => ({
      regionId,
      roleNames: rows.map(({ role }) => role),
    })),
  };
}
