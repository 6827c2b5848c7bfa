import type { Role } from '@lampstand/access';
import type { MessageId } from '@lampstand/i18n';
import { UserInputSchema, wrongNames } from '../identity/index.ts';
import { namesIn, sameName } from './imports.rules.ts';
import type { Account, KnownGroup, KnownRegion } from './known.repo.ts';
import {
  type AccountColumns,
  type CellChange,
  idle,
  type Places,
  type ReadRow,
  repeatedEmails,
  type RowPlan,
} from './row-plan.ts';

/** What there is, and what the person who imports may do with it. */
export interface KnownPeople {
  readonly regions: readonly KnownRegion[];
  readonly groups: readonly KnownGroup[];
  readonly accounts: ReadonlyMap<string, Account>;
  readonly locales: ReadonlyMap<string, string>;
  readonly roles: ReadonlyMap<string, Role>;
  /** Of a region of the person who imports. */
  isNear(account: Account): boolean;
  /** May be changed by them. */
  isBelow(account: Account): boolean;
  mayGive(role: Role, regionId: string): boolean;
  isSelf(account: Account): boolean;
}

const { shape } = UserInputSchema;
const number = (text: string): number => (/^\d{4}$/.test(text) ? Number(text) : Number.NaN);

/** What becomes of each line of a file of people. */
export function planUsers(rows: readonly ReadRow[], known: KnownPeople): RowPlan[] {
  const repeated = repeatedEmails(rows);
  return rows.map((row) => planUser(row, known, repeated));
}

function planUser(row: ReadRow, known: KnownPeople, repeated: ReadonlySet<string>): RowPlan {
  const errors: Record<string, MessageId> = {};
  const email = emailOf(row, repeated, errors);
  const account = known.accounts.get(email);
  if (account && !known.isNear(account)) errors['email'] = 'errors.mustBeUnique';
  else if (account && !known.isBelow(account)) errors['email'] = 'errors.forbidden';
  const columns = columnsOf(row, known, errors);
  for (const field of wrongNames(columns, account)) errors[field] = 'errors.identity.personName';
  const places = placesOf(row, known, errors, account);
  if (!account) {
    for (const field of ['firstName', 'lastName', 'region'] as const) {
      if (!row.cells[field]) errors[field] ??= 'errors.fieldRequired';
    }
  }
  if (Object.keys(errors).length > 0) return idle(row, 'REFUSED', errors);
  if (!account) {
    const plan = idle(row, 'SAME');
    return { ...plan, fate: 'NEW', email, columns, places };
  }
  return changeOf(row, known, account, columns, places);
}

function emailOf(
  { cells }: ReadRow,
  repeated: ReadonlySet<string>,
  errors: Record<string, MessageId>,
): string {
  const given = cells['email'];
  const read = shape.email.safeParse(given ?? '');
  if (!given) errors['email'] = 'errors.fieldRequired';
  else if (!read.success) errors['email'] = 'errors.invalidEmail';
  else if (repeated.has(read.data)) errors['email'] = 'errors.imports.repeated';
  return read.data ?? '';
}

/** The columns that a line names, checked by the law of the form. */
function columnsOf(
  { cells }: ReadRow,
  known: KnownPeople,
  errors: Record<string, MessageId>,
): AccountColumns {
  const wanted = {
    firstName: cells['firstName'],
    lastName: cells['lastName'],
    locale: cells['locale'] && (known.locales.get(sameName(cells['locale'])) ?? ''),
    location: cells['location'],
    gradYear: cells['gradYear'] && number(cells['gradYear']),
    gradLocation: cells['gradLocation'],
  };
  const given = Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  );
  const read = UserInputSchema.pick({
    firstName: true,
    lastName: true,
    locale: true,
    location: true,
    gradYear: true,
    gradLocation: true,
  })
    .partial()
    .safeParse(given);
  for (const issue of read.error?.issues ?? []) {
    errors[String(issue.path[0])] = 'errors.invalidValue';
  }
  if (!read.success) return {};
  const { firstName, lastName, locale, location, gradYear, gradLocation } = read.data;
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(locale === undefined ? {} : { locale }),
    ...(location ? { location } : {}),
    ...(gradYear ? { gradYear } : {}),
    ...(gradLocation ? { gradLocation } : {}),
  };
}

/** Regions, groups and roles that a line names, as far as the account does not have them. */
function placesOf(
  { cells }: ReadRow,
  known: KnownPeople,
  errors: Record<string, MessageId>,
  account: Account | undefined,
): Places {
  const regions = namesIn(cells['region']).flatMap((name) => {
    const found = known.regions.find(
      (region) =>
        sameName(region.slug) === sameName(name) || sameName(region.name) === sameName(name),
    );
    if (!found) errors['region'] = 'errors.imports.unknownRegion';
    return found ? [found._id] : [];
  });
  const near = new Set([...regions, ...(account?.regionIds ?? [])]);
  const groups = namesIn(cells['group']).flatMap((name) => {
    const named = known.groups.filter((group) => sameName(group.name) === sameName(name));
    const here = named.filter(({ regionId }) => near.has(regionId));
    const [only, ...more] = here.length > 0 ? here : named;
    if (!only) errors['group'] = 'errors.imports.unknownGroup';
    else if (more.length > 0) errors['group'] = 'errors.imports.ambiguousGroup';
    return only && more.length === 0 ? [only._id] : [];
  });
  return {
    regionIds: regions.filter((id) => !account?.regionIds.includes(id)),
    members: groups
      .filter((id) => !account?.groupIds.includes(id))
      .map((groupId) => ({ groupId, role: 'STUDENT' as const })),
    regionRoles: rolesOf(cells['role'], regions, known, errors, account),
  };
}

function rolesOf(
  given: string | undefined,
  regions: readonly string[],
  known: KnownPeople,
  errors: Record<string, MessageId>,
  account: Account | undefined,
): Places['regionRoles'] {
  if (!given) return [];
  const role = known.roles.get(sameName(given));
  if (!role) {
    errors['role'] = 'errors.imports.unknownRole';
    return [];
  }
  if (role === 'user') return [];
  if (regions.length === 0) errors['region'] ??= 'errors.imports.roleNeedsRegion';
  const added = regions
    .filter((id) => !account?.regionRoles.some((had) => had.regionId === id && had.role === role))
    .map((regionId) => ({ regionId, role }));
  const allowed = added.every(({ regionId }) => known.mayGive(role, regionId));
  if (!allowed || (added.length > 0 && account && known.isSelf(account))) {
    errors['role'] = 'errors.forbidden';
  }
  return added;
}

/** What a line would make of an account that there is. */
function changeOf(
  row: ReadRow,
  known: KnownPeople,
  account: Account,
  columns: AccountColumns,
  places: Places,
): RowPlan {
  const differing = Object.entries(columns).filter(
    ([name, value]) => Reflect.get(account, name) !== value,
  );
  const before = Object.fromEntries(differing.map(([name]) => [name, Reflect.get(account, name)]));
  const changes: CellChange[] = differing.map(([field, after]) => ({
    field,
    before: text(Reflect.get(account, field)),
    after: String(after),
  }));
  if (places.regionIds.length > 0) {
    const nameOf = (id: string) => known.regions.find((region) => region._id === id)?.name ?? '';
    changes.push(grown('region', account.regionIds.map(nameOf), places.regionIds.map(nameOf)));
  }
  if (places.members.length > 0) {
    const nameOf = (id: string) => known.groups.find((group) => group._id === id)?.name ?? '';
    const ids = places.members.map(({ groupId }) => groupId);
    changes.push(grown('group', account.groupIds.map(nameOf), ids.map(nameOf)));
  }
  if (places.regionRoles.length > 0) {
    const had = account.regionRoles.map(({ role }) => role);
    changes.push(
      grown(
        'role',
        had,
        places.regionRoles.map(({ role }) => role),
      ),
    );
  }
  const same = { userId: account._id, version: account.version, email: account.email };
  if (changes.length === 0) return { ...idle(row, 'SAME'), ...same };
  const plan = { ...idle(row, 'SAME'), ...same, changes, before, places };
  return { ...plan, fate: 'CHANGED', columns: Object.fromEntries(differing) };
}

const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** Names in other regions are not told. */
function grown(field: string, had: readonly string[], more: readonly string[]): CellChange {
  const known = [...new Set(had)].filter((name) => name !== '');
  return {
    field,
    before: known.length > 0 ? known.join(', ') : null,
    after: [...new Set([...known, ...more])].join(', '),
  };
}
