import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditEntries, logits } from '../../platform/audit.table.ts';
import { calendarLinks } from '../calendar-link/calendar-link.table.ts';
import { courseActivities, lessonProgress } from '../courses/courses.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { userTokens } from '../identity/account-tokens.table.ts';
import { addresses } from '../identity/addresses.table.ts';
import { browserFlows } from '../identity/browser-flow.table.ts';
import { userEmails, userPhones } from '../identity/contacts.table.ts';
import {
  sessions,
  userRegionRoles,
  userRegions,
  userRoles,
  users,
} from '../identity/identity.table.ts';
import { recoveryCodes, secondFactors } from '../identity/second-factor.table.ts';
import { importRows, imports } from '../imports/imports.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { passkeys } from '../passkeys/passkeys.table.ts';
import { regionOfficers } from '../regions/region-officers.table.ts';
import { d2lTickets } from '../d2l/d2l.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { erasures } from './erasures.table.ts';

/** What a part of somebody's account is called when two accounts become one. */
export const mergeParts = [
  'RIGHTS',
  'MEMBERSHIPS',
  'RESULTS',
  'PROGRESS',
  'NOTIFICATIONS',
  'CONTACTS',
  'WORK',
  'ENTRY',
  'LOG',
] as const;

export type MergePart = (typeof mergeParts)[number];

/**
 * What becomes of the rows when an account is merged into another one:
 * `move` gives them to it; `union` does so where it has none of its own for the same thing;
 * `number` numbers them anew behind its own; `further` keeps of two the one that got further;
 * `end` removes what let somebody in; `stay` leaves them with the account that is kept closed.
 */
export type MergeRule = 'move' | 'union' | 'number' | 'further' | 'end' | 'stay';

export interface PersonReference {
  readonly table: PgTable;
  readonly column: PgColumn;
  readonly part: MergePart;
  readonly rule: MergeRule;
  /** The other columns by which two rows are about the same thing (of `union` and `further`). */
  readonly same: readonly PgColumn[];
}

const reference =
  (part: MergePart, rule: MergeRule) =>
  (table: PgTable, column: PgColumn, same: readonly PgColumn[] = []): PersonReference => ({
    table,
    column,
    part,
    rule,
    same,
  });

/**
 * Every place where the database names a person, besides who made and changed a record. A column
 * that is not here fails person-references.int.test.ts.
 */
export const personReferences: readonly PersonReference[] = [
  reference('RIGHTS', 'union')(userRoles, userRoles.userId, [userRoles.role]),
  reference('RIGHTS', 'union')(userRegionRoles, userRegionRoles.userId, [
    userRegionRoles.regionId,
    userRegionRoles.role,
  ]),
  reference('RIGHTS', 'union')(regionOfficers, regionOfficers.userId, [
    regionOfficers.regionId,
    regionOfficers.duty,
  ]),
  reference('MEMBERSHIPS', 'union')(userRegions, userRegions.userId, [userRegions.regionId]),
  reference('MEMBERSHIPS', 'union')(groupMembers, groupMembers.userId, [
    groupMembers.groupId,
    groupMembers.role,
  ]),
  reference('RESULTS', 'number')(examAttempts, examAttempts.userId),
  reference('PROGRESS', 'further')(lessonProgress, lessonProgress.userId, [
    lessonProgress.lessonId,
  ]),
  reference('PROGRESS', 'move')(courseActivities, courseActivities.userId),
  reference('NOTIFICATIONS', 'move')(notifications, notifications.userId),
  reference('CONTACTS', 'move')(addresses, addresses.itemId),
  reference('CONTACTS', 'move')(userPhones, userPhones.userId),
  reference('CONTACTS', 'move')(userEmails, userEmails.userId),
  reference('WORK', 'move')(examAttempts, examAttempts.recordedBy),
  reference('WORK', 'move')(examAttempts, examAttempts.correctedBy),
  reference('WORK', 'move')(imports, imports.createdBy),
  reference('WORK', 'move')(importRows, importRows.userId),
  reference('WORK', 'move')(teachers, teachers.userId),
  reference('WORK', 'move')(erasures, erasures.requestedBy),
  reference('WORK', 'move')(erasures, erasures.withdrawnBy),
  reference('WORK', 'move')(users, users.mergedIntoId),
  reference('ENTRY', 'end')(sessions, sessions.userId),
  reference('ENTRY', 'end')(sessions, sessions.impersonatorId),
  reference('ENTRY', 'end')(userTokens, userTokens.userId),
  reference('ENTRY', 'end')(browserFlows, browserFlows.userId),
  reference('ENTRY', 'end')(d2lTickets, d2lTickets.userId),
  reference('ENTRY', 'end')(passkeys, passkeys.userId),
  reference('ENTRY', 'end')(recoveryCodes, recoveryCodes.userId),
  reference('ENTRY', 'end')(secondFactors, secondFactors.userId),
  reference('ENTRY', 'end')(calendarLinks, calendarLinks.userId),
  reference('LOG', 'stay')(auditEntries, auditEntries.actorId),
  reference('LOG', 'stay')(auditEntries, auditEntries.impersonatorId),
  reference('LOG', 'stay')(logits, logits.userId),
  reference('LOG', 'stay')(erasures, erasures.userId),
];
