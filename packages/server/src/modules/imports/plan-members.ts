import type { MessageId } from '@lampstand/i18n';
import type { MemberRole } from '../groups/groups.table.ts';
import { sameName } from './imports.rules.ts';
import { type Account, memberKey } from './known.repo.ts';
import { idle, NO_PLACES, type ReadRow, repeatedEmails, type RowPlan } from './row-plan.ts';

/** A group, and the people who may come into it. */
export interface KnownGroupPeople {
  readonly groupId: string;
  /** As `ROLE userId`. */
  readonly members: ReadonlySet<string>;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly roles: ReadonlyMap<string, MemberRole>;
  isNear(account: Account): boolean;
}

/** What becomes of each line of a file of members: people come in, nobody goes. */
export function planMembers(rows: readonly ReadRow[], known: KnownGroupPeople): RowPlan[] {
  const repeated = repeatedEmails(rows);
  return rows.map((row) => {
    const errors: Record<string, MessageId> = {};
    const email = row.cells['email']?.toLowerCase();
    const account = email ? known.accounts.get(email) : undefined;
    const given = row.cells['memberRole'];
    const role = given ? known.roles.get(sameName(given)) : 'STUDENT';
    if (!email) errors['email'] = 'errors.fieldRequired';
    else if (repeated.has(email)) errors['email'] = 'errors.imports.repeated';
    else if (!account || !known.isNear(account)) errors['email'] = 'errors.imports.unknownPerson';
    if (!role) errors['memberRole'] = 'errors.imports.unknownRole';
    if (!account || !role || Object.keys(errors).length > 0) return idle(row, 'REFUSED', errors);
    const own = { userId: account._id, version: account.version, email: account.email };
    if (known.members.has(memberKey(account._id, role))) return { ...idle(row, 'SAME'), ...own };
    const places = { ...NO_PLACES, members: [{ groupId: known.groupId, role }] };
    return { ...idle(row, 'SAME'), ...own, fate: 'NEW', places };
  });
}
