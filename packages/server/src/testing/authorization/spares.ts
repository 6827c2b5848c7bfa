import { and, eq, getTableName, or, sql, type Table } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import {
  assignments,
  savedComments,
  submissions,
} from '../../modules/assignments/assignments.table.ts';
import { attendanceSchemas } from '../../modules/attendance/attendance.table.ts';
import { courses, lessons } from '../../modules/courses/courses.table.ts';
import { documents } from '../../modules/documents/documents.table.ts';
import { exams } from '../../modules/exams/exams.table.ts';
import { groupMembers, groups } from '../../modules/groups/groups.table.ts';
import { addresses } from '../../modules/identity/addresses.table.ts';
import {
  sessions,
  userRegionRoles,
  userRegions,
  userRoles,
  users,
} from '../../modules/identity/identity.table.ts';
import { linkRegions, links } from '../../modules/links/links.table.ts';
import { userMergers } from '../../modules/people/mergers.table.ts';
import { notifications } from '../../modules/notifications/notifications.table.ts';
import { passkeys } from '../../modules/passkeys/passkeys.table.ts';
import { questionPools, questions } from '../../modules/questions/questions.table.ts';
import { regions } from '../../modules/regions/regions.table.ts';
import { requestForms } from '../../modules/request-forms/request-forms.table.ts';
import { categories } from '../../modules/site/categories.table.ts';
import { currencies } from '../../modules/site/currencies.table.ts';
import { siteSettings } from '../../modules/site/settings.table.ts';
import { teachers } from '../../modules/teachers/teachers.table.ts';
import { terms } from '../../modules/terms/terms.table.ts';
import { makeCaseSpares } from './case-spares.ts';
import { makeAssignmentSpares } from './assignment-spares.ts';
import { makeCourseSpares, makeNote, makeTry } from './course-spares.ts';
import { makeGradeSpares } from './grade-spares.ts';
import { makeQuestionSpares } from './question-spares.ts';
import { makeAttemptSpares } from './attempt-spares.ts';
import { copy } from './copy-record.ts';
import { AT, capeTown, ownerNames, owners } from './owners.ts';

/** Records that tests may change and remove, beside those of the demonstration college; all version 1. */
export const makeSpares = (db: Db): Promise<void> => db.transaction(makeAll);

async function makeAll(db: Db): Promise<void> {
  await copy(db, groups, 'group-cape-town-1', 'group-spare');
  await db
    .delete(groupMembers)
    .where(or(eq(groupMembers.groupId, 'group-spare'), eq(groupMembers.userId, 'user-spare')));
  await db
    .insert(groupMembers)
    .values({ groupId: 'group-spare', userId: owners.own, role: 'STUDENT' });
  await db
    .delete(groupMembers)
    .where(and(eq(groupMembers.userId, owners.own), eq(groupMembers.role, 'FACILITATOR')));
  await db
    .insert(groupMembers)
    .values({ groupId: capeTown.groupId, userId: owners.own, role: 'STUDENT' })
    .onConflictDoNothing();
  await copy(db, courses, 'course-bib101', 'course-spare', {
    code: 'SPARE',
    image_file_id: 'file-talk',
  });
  await copy(db, courses, 'course-bib101', 'course-berlin', { code: 'BERLIN' });
  await copy(db, lessons, 'lesson-bib101-1', 'lesson-spare', { course_id: 'course-spare' });
  await copy(db, lessons, 'lesson-bib101-1', 'lesson-berlin', { course_id: 'course-berlin' });
  await copy(db, exams, 'exam-bib101-final', 'exam-spare', { course_id: 'course-spare' });
  await copy(db, exams, 'exam-bib101-final', 'exam-berlin', { course_id: 'course-berlin' });
  await copy(db, exams, 'exam-bib101-final', 'exam-second-year', { course_id: 'course-hom201' });
  await copy(db, attendanceSchemas, 'schema-strict', 'schema-spare', { name: 'Spare' });
  await copy(db, categories, 'category-bible', 'category-spare', { name: 'Spare' });
  await copy(db, currencies, 'currency-eur', 'currency-spare', { value: 'NOK', label: 'Spare' });
  await copy(db, documents, 'document-handbook', 'document-spare', { title: 'Spare' });
  await copy(db, teachers, 'teacher-ruth-naidoo', 'teacher-spare', {
    name: 'Spare',
    picture_file_id: 'file-talk',
  });
  await makeCourseSpares(db, copy);
  await makeQuestionSpares(db);
  await makeAssignmentSpares(db, owners);
  await makeCaseSpares(db, owners);
  await makeGradeSpares(db, owners);
  for (const region of ['cape-town', 'berlin']) {
    const linkId = `link-spare-${region}`;
    await copy(db, links, 'link-cape-town', linkId);
    await db.delete(linkRegions).where(eq(linkRegions.linkId, linkId));
    await db.insert(linkRegions).values({ linkId, regionId: `region-${region}` });
  }
  await copy(db, requestForms, 'request-form-letter', 'request-form-spare', { title: 'Spare' });
  await makeSpareUser(db);
  await makeBelongings(db);
  await makeAttemptSpares(db);
  await firstVersions(db);
}

const versioned: Readonly<Record<string, Table & { readonly version: unknown }>> = {
  assignment: assignments,
  course: courses,
  exam: exams,
  group: groups,
  lesson: lessons,
  link: links,
  pool: questionPools,
  question: questions,
  region: regions,
  request: requestForms,
  saved: savedComments,
  submission: submissions,
  teacher: teachers,
  term: terms,
  user: users,
};

/** A record is at its first version again, whatever else was changed; without an id the settings are. */
export async function rewind(db: Db, id: string): Promise<void> {
  const table = versioned[id.split('-')[0] ?? ''] ?? siteSettings;
  const name = sql.identifier(getTableName(table));
  await db.execute(sql`update ${name} set version = 1 where id = ${id || 'site'}`);
}

/** A student of Cape Town of whom nothing else is known. */
async function makeSpareUser(db: Db): Promise<void> {
  const userId = 'user-spare';
  await db
    .insert(users)
    .values({
      _id: userId,
      createdAt: AT,
      updatedAt: AT,
      email: 'spare@people.lampstand.example',
      firstName: 'Spare',
      lastName: 'Person',
      termsAcceptedAt: AT,
    })
    .onConflictDoUpdate({ target: users._id, set: { version: 1 } });
  await db.delete(userRegions).where(eq(userRegions.userId, userId));
  await db.delete(userRegionRoles).where(eq(userRegionRoles.userId, userId));
  await db.insert(userRegions).values({ userId, regionId: 'region-cape-town' });
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  await db.insert(userRoles).values({ userId, role: 'user' });
}

/** Somebody's spare account became part of their own one. */
async function makeMerger(db: Db, whose: string, keepId: string): Promise<void> {
  const region = whose === 'anotherRegion' ? 'region-berlin' : 'region-cape-town';
  const account = { email: '', emailVerified: false, deactivatedAt: null, regionIds: [region] };
  await db
    .insert(userMergers)
    .values({
      _id: `merger-${whose}`,
      keepId,
      goneId: 'user-spare',
      mergedBy: 'user-superadmin',
      mergedAt: AT,
      reason: 'One person',
      expiresAt: '2099-01-01T00:00:00Z',
      before: { taken: {}, keepEmailVerified: false, gone: account },
    })
    .onConflictDoNothing();
}

/** One thing of each kind that belongs to a person, for each of the owners. */
async function makeBelongings(db: Db): Promise<void> {
  for (const whose of ownerNames) {
    const userId = owners[whose];
    await copy(db, notifications, 'notification-1', `notification-${whose}`, { user_id: userId });
    await copy(db, addresses, 'address-cape-town-post', `address-${whose}`, { item_id: userId });
    await makeMerger(db, whose, userId);
    await makeNote(db, whose, userId);
    await makeTry(db, userId);
    await db
      .insert(passkeys)
      .values({
        _id: `passkey-${whose}`,
        userId,
        name: 'Spare',
        publicKey: '',
        counter: 0,
        transports: [],
        backedUp: false,
        createdAt: AT,
      })
      .onConflictDoNothing();
    await db
      .insert(sessions)
      .values({
        _id: `session-${whose}`,
        tokenHash: `hash-of-${whose}`,
        userId,
        createdAt: AT,
        lastSeenAt: AT,
        expiresAt: '2026-04-01T12:00:00Z',
      })
      .onConflictDoNothing();
  }
}

/** Records of the college itself that tests change, each at its first version again. */
async function firstVersions(db: Db): Promise<void> {
  await db.update(users).set({ version: 1 }).where(eq(users._id, owners.own));
  await db.update(regions).set({ version: 1 }).where(eq(regions._id, 'region-cape-town'));
  await db.update(siteSettings).set({ version: 1 });
}
