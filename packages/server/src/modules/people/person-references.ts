import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditEntries, logits } from '../../platform/audit.table.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { appeals } from '../appeals/appeals.table.ts';
import { savedComments, submissions } from '../assignments/assignments.table.ts';
import { calendarLinks } from '../calendar-link/calendar-link.table.ts';
import { attemptEvents, attemptQuestions } from '../exams/attempt-questions.table.ts';
import { examMails } from '../exams/exam-mails.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { gradeCorrections } from '../grades/grade-corrections.table.ts';
import { gradeChanges, transcripts } from '../grades/grades.table.ts';
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
import {
  courseActivities,
  lessonCheckAnswers,
  lessonNotes,
  lessonPositions,
  lessonProgress,
} from '../learning/learning.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { passkeys } from '../passkeys/passkeys.table.ts';
import { regionOfficers } from '../regions/region-officers.table.ts';
import { requestFormAnswers } from '../request-forms/request-forms.table.ts';
import { d2lTickets } from '../d2l/d2l.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { uploads } from '../uploads/uploads.table.ts';
import { erasures } from './erasures.table.ts';
import { userMergers } from './mergers.table.ts';

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
 * `move` gives them to it; `union` does so where it has none of its own for the same thing, and `fill`
 * as well, but leaves what is double with the account that is kept closed;
 * `number` numbers them anew behind its own; `further` keeps of two the one that got further;
 * `end` removes what let somebody in; `shelve` does so until the merger is undone; `stay` leaves them
 * with the account that is kept closed.
 */
export type MergeRule =
  'move' | 'union' | 'fill' | 'number' | 'further' | 'end' | 'shelve' | 'stay';

/**
 * What becomes of the rows when the person is erased: `remove` takes them away, `keep` leaves them
 * with an account that no longer tells who it was of. What their texts tell goes by
 * `erasure-texts.ts`.
 */
export type EraseRule = 'remove' | 'keep';

export interface PersonReference {
  readonly table: PgTable;
  readonly column: PgColumn;
  readonly part: MergePart;
  readonly rule: MergeRule;
  readonly erase: EraseRule;
  /** The other columns by which two rows are about the same thing (of `union` and `further`). */
  readonly same: readonly PgColumn[];
}

const reference =
  (part: MergePart, rule: MergeRule, erase: EraseRule) =>
  (table: PgTable, column: PgColumn, same: readonly PgColumn[] = []): PersonReference => ({
    table,
    column,
    part,
    rule,
    erase,
    same,
  });

/**
 * Every place where the database names a person, besides who made and changed a record. A column
 * that is not here fails person-references.int.test.ts.
 */
export const personReferences: readonly PersonReference[] = [
  reference('RIGHTS', 'union', 'remove')(userRoles, userRoles.userId, [userRoles.role]),
  reference('RIGHTS', 'union', 'remove')(userRegionRoles, userRegionRoles.userId, [
    userRegionRoles.regionId,
    userRegionRoles.role,
  ]),
  reference('RIGHTS', 'union', 'remove')(regionOfficers, regionOfficers.userId, [
    regionOfficers.regionId,
    regionOfficers.duty,
  ]),
  reference('MEMBERSHIPS', 'union', 'remove')(userRegions, userRegions.userId, [
    userRegions.regionId,
  ]),
  reference('MEMBERSHIPS', 'union', 'remove')(groupMembers, groupMembers.userId, [
    groupMembers.groupId,
    groupMembers.role,
  ]),
  reference('RESULTS', 'number', 'keep')(examAttempts, examAttempts.userId),
  reference('RESULTS', 'union', 'remove')(examMails, examMails.userId, [
    examMails.examId,
    examMails.kind,
    examMails.deadline,
  ]),
  // Two works for one assignment: neither is thrown away.
  reference('RESULTS', 'fill', 'remove')(submissions, submissions.userId, [
    submissions.assignmentId,
  ]),
  reference('PROGRESS', 'further', 'remove')(lessonProgress, lessonProgress.userId, [
    lessonProgress.lessonId,
  ]),
  reference('PROGRESS', 'union', 'remove')(lessonPositions, lessonPositions.userId, [
    lessonPositions.lessonId,
    lessonPositions.deviceId,
  ]),
  reference('PROGRESS', 'union', 'remove')(lessonCheckAnswers, lessonCheckAnswers.userId, [
    lessonCheckAnswers.checkId,
  ]),
  reference('PROGRESS', 'move', 'remove')(lessonNotes, lessonNotes.userId),
  reference('PROGRESS', 'move', 'remove')(courseActivities, courseActivities.userId),
  reference('NOTIFICATIONS', 'move', 'remove')(notifications, notifications.userId),
  reference('MEMBERSHIPS', 'move', 'remove')(requestFormAnswers, requestFormAnswers.userId),
  reference('WORK', 'move', 'keep')(requestFormAnswers, requestFormAnswers.answeredBy),
  reference('MEMBERSHIPS', 'union', 'remove')(accommodations, accommodations.userId),
  reference('RESULTS', 'move', 'remove')(gradeChanges, gradeChanges.userId),
  reference('RESULTS', 'fill', 'remove')(gradeCorrections, gradeCorrections.userId, [
    gradeCorrections.courseId,
  ]),
  reference('RESULTS', 'move', 'remove')(transcripts, transcripts.userId),
  // Of each account one against the same course's grade may wait.
  reference('MEMBERSHIPS', 'fill', 'remove')(appeals, appeals.userId, [
    appeals.subjectKind,
    appeals.subjectId,
  ]),
  reference('WORK', 'move', 'keep')(appeals, appeals.gradedBy),
  reference('WORK', 'move', 'keep')(appeals, appeals.firstReaderId),
  reference('WORK', 'move', 'keep')(appeals, appeals.decidedBy),
  reference('CONTACTS', 'move', 'remove')(addresses, addresses.itemId),
  reference('CONTACTS', 'move', 'remove')(userPhones, userPhones.userId),
  reference('CONTACTS', 'move', 'remove')(userEmails, userEmails.userId),
  reference('WORK', 'move', 'keep')(examAttempts, examAttempts.recordedBy),
  reference('WORK', 'move', 'keep')(examAttempts, examAttempts.correctedBy),
  reference('WORK', 'move', 'keep')(examAttempts, examAttempts.restoredBy),
  reference('WORK', 'move', 'keep')(attemptQuestions, attemptQuestions.markedBy),
  reference('WORK', 'move', 'keep')(attemptEvents, attemptEvents.userId),
  reference('WORK', 'move', 'keep')(gradeChanges, gradeChanges.changedBy),
  reference('WORK', 'move', 'keep')(transcripts, transcripts.issuedBy),
  reference('WORK', 'move', 'keep')(transcripts, transcripts.revokedBy),
  reference('WORK', 'move', 'keep')(submissions, submissions.gradedBy),
  reference('WORK', 'move', 'keep')(submissions, submissions.reopenedBy),
  reference('WORK', 'move', 'remove')(savedComments, savedComments.ownerId),
  reference('WORK', 'move', 'keep')(imports, imports.createdBy),
  reference('WORK', 'move', 'keep')(importRows, importRows.userId),
  reference('WORK', 'move', 'keep')(teachers, teachers.userId),
  reference('WORK', 'move', 'keep')(uploads, uploads.createdBy),
  reference('WORK', 'move', 'keep')(erasures, erasures.erasedBy),
  reference('WORK', 'move', 'keep')(users, users.mergedIntoId),
  reference('ENTRY', 'end', 'remove')(sessions, sessions.userId),
  reference('ENTRY', 'end', 'remove')(sessions, sessions.impersonatorId),
  reference('ENTRY', 'end', 'remove')(userTokens, userTokens.userId),
  reference('ENTRY', 'end', 'remove')(browserFlows, browserFlows.userId),
  reference('ENTRY', 'end', 'remove')(d2lTickets, d2lTickets.userId),
  reference('ENTRY', 'shelve', 'remove')(passkeys, passkeys.userId),
  reference('ENTRY', 'shelve', 'remove')(recoveryCodes, recoveryCodes.userId),
  reference('ENTRY', 'shelve', 'remove')(secondFactors, secondFactors.userId),
  reference('ENTRY', 'shelve', 'remove')(calendarLinks, calendarLinks.userId),
  reference('LOG', 'stay', 'keep')(auditEntries, auditEntries.actorId),
  reference('LOG', 'stay', 'keep')(auditEntries, auditEntries.impersonatorId),
  reference('LOG', 'stay', 'keep')(logits, logits.userId),
  reference('LOG', 'stay', 'keep')(erasures, erasures.userId),
  reference('ENTRY', 'stay', 'remove')(userMergers, userMergers.keepId),
  reference('ENTRY', 'stay', 'remove')(userMergers, userMergers.goneId),
  reference('WORK', 'move', 'keep')(userMergers, userMergers.mergedBy),
];
