import { and, eq, getTableColumns, getTableName, inArray, or, sql, type Table } from 'drizzle-orm';
import { columnName } from '../../platform/column-name.ts';
import type { Db } from '../../platform/database.ts';
import { auditEntries, logitGroups, logits } from '../../platform/audit.table.ts';
import {
  assignments,
  savedComments,
  submissions,
} from '../../modules/assignments/assignments.table.ts';
import { attendanceSchemas } from '../../modules/attendance/attendance.table.ts';
import { courses, lessons } from '../../modules/courses/courses.table.ts';
import { documents } from '../../modules/documents/documents.table.ts';
import { attemptQuestions } from '../../modules/exams/attempt-questions.table.ts';
import { examAttempts, exams, examWindows } from '../../modules/exams/exams.table.ts';
import { groupMembers, groups } from '../../modules/groups/groups.table.ts';
import { addresses } from '../../modules/identity/addresses.table.ts';
import {
  sessions,
  userRegionRoles,
  userRegions,
  userRoles,
  users,
} from '../../modules/identity/identity.table.ts';
import { imports } from '../../modules/imports/imports.table.ts';
import { linkRegions, links } from '../../modules/links/links.table.ts';
import { userMergers } from '../../modules/people/mergers.table.ts';
import { notifications } from '../../modules/notifications/notifications.table.ts';
import { passkeys } from '../../modules/passkeys/passkeys.table.ts';
import { questionPools, questions } from '../../modules/questions/questions.table.ts';
import { regions } from '../../modules/regions/regions.table.ts';
import {
  requestFormAnswers,
  requestForms,
} from '../../modules/request-forms/request-forms.table.ts';
import { categories } from '../../modules/site/categories.table.ts';
import { currencies } from '../../modules/site/currencies.table.ts';
import { siteSettings } from '../../modules/site/settings.table.ts';
import { teachers } from '../../modules/teachers/teachers.table.ts';
import { terms } from '../../modules/terms/terms.table.ts';
import { translationPublications } from '../../modules/translations/translations.table.ts';
import { uploads } from '../../modules/uploads/uploads.table.ts';
import { makeCaseSpares } from './case-spares.ts';
import { makeAssignmentSpares } from './assignment-spares.ts';
import { makeCourseSpares, makeNote } from './course-spares.ts';
import { makeGradeSpares } from './grade-spares.ts';
import { makeQuestionSpares } from './question-spares.ts';
import { anUpload } from '../factories/upload.ts';

/** Whose records are told apart, as seen from Cape Town's student and region admin. */
export const owners = {
  own: 'user-student',
  anotherUser: 'user-0001',
  anotherGroup: 'user-0070',
  anotherRegion: 'user-student2',
} as const;

const ownerNames = ['own', 'anotherUser', 'anotherGroup', 'anotherRegion'] as const;
const AT = '2026-03-01T12:00:00Z';

/** A copy of a record under another id, as it was when something has changed it since. */
async function copy(db: Db, table: Table, from: string, id: string, other: object = {}) {
  const name = sql.identifier(getTableName(table));
  const version = 'version' in table ? { version: 1 } : {};
  const change = JSON.stringify({ id, ...version, ...other });
  const columns = Object.values(getTableColumns(table)).map(columnName);
  const back = columns.map((column) => sql`${column} = excluded.${column}`);
  await db.execute(
    sql`insert into ${name} select (jsonb_populate_record(t, ${change}::jsonb)).* from ${name} t where id = ${from} on conflict (id) do update set ${sql.join(back, sql`, `)}`,
  );
}

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
  await reopenAttempt(db);
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
  await db.insert(userRoles).values({ userId, role: 'user' }).onConflictDoNothing();
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

/** Sittings of the owners that are under way; the own one is open again after it was ended. */
async function reopenAttempt(db: Db): Promise<void> {
  await db.delete(examAttempts).where(eq(examAttempts._id, 'attempt-open-own'));
  await db.insert(examAttempts).values(attemptOf('own', 'open'));
  await db.insert(attemptQuestions).values({
    attemptId: 'attempt-open-own',
    position: 1,
    questionId: 'exam-bib101-final-q1',
    versionId: 'exam-bib101-final-q1-v1',
    itemId: 'exam-bib101-final-q1-item',
    kind: 'SINGLE_CHOICE',
    points: 2,
    partIds: [1, 2, 3, 4].map((at) => `exam-bib101-final-q1-c${at}`),
  });
  await makeMarking(db);
}

/** A sitting of which an essay waits for marks, and windows of two campuses. */
async function makeMarking(db: Db): Promise<void> {
  await db.delete(examAttempts).where(eq(examAttempts._id, 'attempt-marking'));
  await db.insert(examAttempts).values({
    ...attemptOf('own', 'open'),
    _id: 'attempt-marking',
    examId: 'exam-bib102-workshop',
    courseId: 'course-bib102',
    number: 97,
    status: 'MARKING',
    submittedAt: AT,
  });
  await db.insert(attemptQuestions).values({
    attemptId: 'attempt-marking',
    position: 1,
    questionId: 'exam-bib102-workshop-q9',
    versionId: 'exam-bib102-workshop-q9-v1',
    itemId: 'exam-bib102-workshop-q9-item',
    kind: 'ESSAY',
    points: 7,
    partIds: [],
  });
  await db.delete(examWindows).where(inArray(examWindows._id, ['window-spare', 'window-berlin']));
  const examId = 'exam-spare';
  await db.insert(examWindows).values([
    { _id: 'window-spare', examId, groupId: 'group-cape-town-1' },
    { _id: 'window-berlin', examId, groupId: 'group-berlin-1' },
  ]);
}

const attemptOf = (whose: keyof typeof owners, state: 'open' | 'ended') => {
  const over = {
    status: 'FINISHED',
    finishedAt: AT,
    submittedAt: AT,
    score: 50,
    points: 5,
    totalPoints: 10,
  } as const;
  return {
    _id: `attempt-${state}-${whose}`,
    examId: 'exam-bib101-final',
    courseId: 'course-bib101',
    userId: owners[whose],
    ...seats[whose],
    number: state === 'open' ? 98 : 99,
    startedAt: AT,
    ...(state === 'open' ? { status: 'OPEN' as const } : over),
  };
};

const capeTown = { groupId: 'group-cape-town-1', regionId: 'region-cape-town' };
const seats = {
  own: capeTown,
  anotherUser: capeTown,
  anotherGroup: { ...capeTown, groupId: 'group-cape-town-2' },
  anotherRegion: { groupId: 'group-berlin-1', regionId: 'region-berlin' },
};

/** What is there once and stays: sittings, imports of four admins, entries of the log. */
export async function makeFixtures(db: Db): Promise<void> {
  for (const whose of ownerNames) {
    await db.insert(uploads).values(anUpload({ _id: `upload-${whose}` }));
    await db.insert(examAttempts).values(attemptOf(whose, 'ended'));
    if (whose !== 'own') await db.insert(examAttempts).values(attemptOf(whose, 'open'));
    await copy(db, requestFormAnswers, 'request-room-in-work-001', `request-${whose}`, {
      user_id: owners[whose],
    });
  }
  for (const key of ['regionadmin', 'regionadmin2', 'superadmin', 'admin']) {
    await db.insert(imports).values({
      _id: `import-${key}`,
      kind: 'USERS',
      fileName: 'x.csv',
      sendMails: false,
      status: 'DONE',
      createdBy: `user-${key}`,
      createdAt: AT,
      fields: ['email'],
      total: 0,
    });
  }
  for (const whose of ownerNames) {
    await db.insert(auditEntries).values({
      _id: `entry-${whose}`,
      at: AT,
      actorId: owners[whose],
      requestId: 'spare',
      action: 'updateUserProfile',
      entity: 'user',
      entityId: owners[whose],
      before: { location: 'Here' },
      after: { location: 'There' },
    });
  }
  await db
    .insert(logitGroups)
    .values({ _id: 'logit-group-spare', message: 'Spare', count: 1, firstAt: AT, lastAt: AT });
  await db
    .insert(logits)
    .values({ _id: 'logit-spare', at: AT, action: 'x', type: 'x', groupId: 'logit-group-spare' });
  await db.insert(translationPublications).values({
    _id: 'publication-spare',
    createdAt: AT,
    updatedAt: AT,
    locale: 'en',
    number: 1,
    texts: {},
    changed: 0,
  });
}

/** Copies that are there to be removed: the mutation that removes each, and its id. */
export async function makeDoomed(db: Db): Promise<readonly (readonly [string, string])[]> {
  const doomed = [
    ['Group', groups, 'group-cape-town-1', 'group-gone', {}],
    ['Region', regions, 'region-denver', 'region-gone', { slug: 'Gone' }],
    ['Course', courses, 'course-bib101', 'course-gone', { code: 'GONE' }],
    ['Lesson', lessons, 'lesson-bib101-1', 'lesson-gone', { course_id: 'course-spare' }],
    ['Exam', exams, 'exam-bib101-final', 'exam-gone', {}],
    ['Address', addresses, 'address-cape-town-post', 'address-gone', {}],
    ['Link', links, 'link-cape-town', 'link-gone', {}],
    ['Document', documents, 'document-handbook', 'document-gone', { title: 'Gone' }],
    ['Teacher', teachers, 'teacher-ruth-naidoo', 'teacher-gone', { name: 'Gone' }],
    ['AttendanceSchema', attendanceSchemas, 'schema-strict', 'schema-gone', { name: 'Gone' }],
    ['Category', categories, 'category-bible', 'category-gone', { name: 'Gone' }],
    ['Currency', currencies, 'currency-eur', 'currency-gone', { value: 'SEK' }],
    ['Term', terms, 'term-spring', 'term-gone', { name: 'Gone' }],
    ['RequestForm', requestForms, 'request-form-letter', 'request-form-gone', {}],
  ] as const;
  for (const [, table, from, id, other] of doomed) await copy(db, table, from, id, other);
  return doomed.map(([noun, , , id]) => [`remove${noun}`, id]);
}
