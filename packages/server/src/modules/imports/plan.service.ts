import { roles } from '@lampstand/access';
import { locales } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/sha256.ts';
import { reaches, regionsWith, type Viewer } from '../../platform/viewer.ts';
import { memberRoles } from '../groups/groups.table.ts';
import { outranks } from '../identity/index.ts';
import { cellsOf, type ImportInput, sameName } from './imports.rules.ts';
import {
  type Account,
  accountsOf,
  groupsIn,
  membersOfGroup,
  regionOfGroup,
  regionsIn,
} from './known.repo.ts';
import { planMembers } from './plan-members.ts';
import { planUsers } from './plan-users.ts';
import type { ReadRow, RowPlan } from './row-plan.ts';

type Planned = Pick<ImportInput, 'kind' | 'groupId' | 'fields' | 'rows'>;

/** Names of things in all languages, for files are written in any. */
function namesIn<Value extends string>(
  { translators }: Services,
  values: readonly Value[],
  messageOf: (value: Value) => string,
): ReadonlyMap<string, Value> {
  const named = values.flatMap((value) => [
    [sameName(value), value] as const,
    ...locales.flatMap(({ code }) => {
      const t = translators.get(code);
      return t ? [[sameName(t.dynamic(messageOf(value))), value] as const] : [];
    }),
  ]);
  return new Map(named);
}

const memberRoleNames = {
  STUDENT: 'resources.groups.fields.studentIds',
  FACILITATOR: 'resources.groups.fields.facilitatorIds',
} as const;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * What would become of every line if it were imported now by this person. Nothing is written.
 * @throws DomainError NOT_FOUND or FORBIDDEN for a group that they may not change.
 */
export async function planRows(
  services: Services,
  db: Db,
  viewer: Viewer,
  input: Planned,
): Promise<RowPlan[]> {
  const scope = regionsWith(viewer, 'admin');
  const rows: ReadRow[] = input.rows.map(({ line, values }) => ({
    line,
    cells: cellsOf(input.fields, values),
  }));
  const emails = [...new Set(rows.flatMap(({ cells }) => cells['email']?.toLowerCase() ?? []))];
  const found = emails.length > 0 ? await accountsOf(db, 'email', emails) : [];
  const accounts = new Map(found.map((account) => [account.email, account]));
  if (input.kind === 'MEMBERS') {
    const groupId = await changeableGroup(db, viewer, input.groupId ?? '');
    return planMembers(rows, {
      groupId,
      members: await membersOfGroup(db, groupId),
      accounts,
      roles: namesIn(services, memberRoles, (role) => memberRoleNames[role]),
      isNear: (account) => isNear(viewer, account),
    });
  }
  return planUsers(rows, {
    regions: await regionsIn(db, scope),
    groups: await groupsIn(db, scope),
    accounts,
    locales: new Map(
      locales.flatMap(({ code, bcp47, label }) =>
        [code, bcp47, label].map((name) => [sameName(name), code] as const),
      ),
    ),
    roles: namesIn(services, roles, (role) => `resources.users.role${capital(role)}`),
    isNear: (account) => isNear(viewer, account),
    isBelow: (account) => outranks(viewer, account),
    mayGive: (role, regionId) => outranks(viewer, { roles: [], regionRoles: [{ regionId, role }] }),
    isSelf: ({ _id }) => _id === viewer._id,
  });
}

/** Whether an account is of a region whose people the person looks after. */
export const isNear = (viewer: Viewer, { regionIds }: Account): boolean => {
  const scope = regionsWith(viewer, 'admin');
  return scope === 'all' || regionIds.some((id) => reaches(scope, id));
};

/** @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function changeableGroup(db: Db, viewer: Viewer, id: string): Promise<string> {
  const regionId = await regionOfGroup(db, id);
  if (!regionId || !reaches(regionsWith(viewer, 'manager'), regionId)) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  if (!reaches(regionsWith(viewer, 'admin'), regionId)) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  return id;
}

/** Tells two dry runs apart: what was shown is what is confirmed. */
export const fingerprintOf = (plans: readonly RowPlan[]): string =>
  sha256(
    JSON.stringify(
      plans.map(({ line, fate, errors, userId, version, columns, places }) => [
        line,
        fate,
        errors,
        userId,
        version,
        columns,
        places,
      ]),
    ),
  );
