import type { Db } from '../../platform/database.ts';
import { auditEntries, logitGroups, logits } from '../../platform/audit.table.ts';
import { attendanceSchemas } from '../../modules/attendance/attendance.table.ts';
import { courses, lessons } from '../../modules/courses/courses.table.ts';
import { documents } from '../../modules/documents/documents.table.ts';
import { examAttempts, exams } from '../../modules/exams/exams.table.ts';
import { groups } from '../../modules/groups/groups.table.ts';
import { addresses } from '../../modules/identity/addresses.table.ts';
import { imports } from '../../modules/imports/imports.table.ts';
import { links } from '../../modules/links/links.table.ts';
import { regions } from '../../modules/regions/regions.table.ts';
import {
  requestFormAnswers,
  requestForms,
} from '../../modules/request-forms/request-forms.table.ts';
import { categories } from '../../modules/site/categories.table.ts';
import { currencies } from '../../modules/site/currencies.table.ts';
import { teachers } from '../../modules/teachers/teachers.table.ts';
import { terms } from '../../modules/terms/terms.table.ts';
import { translationPublications } from '../../modules/translations/translations.table.ts';
import { uploads } from '../../modules/uploads/uploads.table.ts';
import { anUpload } from '../factories/upload.ts';
import { attemptOf } from './attempt-spares.ts';
import { copy } from './copy-record.ts';
import { AT, ownerNames, owners } from './owners.ts';

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
