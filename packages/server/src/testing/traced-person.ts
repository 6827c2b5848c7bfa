import { mails } from '../mail/mail.table.ts';
import { calendarLinks } from '../modules/calendar-link/calendar-link.table.ts';
import { courseTeachers } from '../modules/courses/courses.table.ts';
import { addresses } from '../modules/identity/addresses.table.ts';
import { sessions } from '../modules/identity/identity.table.ts';
import { notifications } from '../modules/notifications/notifications.table.ts';
import { passkeys } from '../modules/passkeys/passkeys.table.ts';
import { requestFormAnswers, requestForms } from '../modules/request-forms/request-forms.table.ts';
import { renewCoursesOfTeacher } from '../modules/teachers/index.ts';
import { teacherBiographies, teachers } from '../modules/teachers/teachers.table.ts';
import { auditEntries, logits } from '../platform/audit.table.ts';
import { newId } from '../platform/id.ts';
import type { Change } from '../platform/work.ts';
import { personaId } from '../seed/people.ts';
import { aCourse } from './factories/course.ts';
import { anExam } from './factories/exam.ts';
import { recordOf } from './factories/record.ts';
import { aResult } from './factories/result.ts';
import type { TestApp } from './test-app.ts';

/** Words of which each stands for something personal, and that stand nowhere else. */
export const TRACES = [
  'zyxandra',
  'quibblewick',
  'oldquib@far.example',
  'newquib@far.example',
  'elsewhere@quib.example',
  'teaches@quib.example',
  'twin@quib.example',
  'somewhere-lane',
  '+27 555 0199 777',
  'their-page.example',
  'picture-of-them',
  'phone-of-theirs',
  'calendar@quib.example',
  'born-in-a-barn',
  'was-ill-that-day',
  '203.0.113.77',
  'browser-of-theirs',
  'what-they-asked-for',
  'page-that-crashed-for-them',
] as const;

type Db = TestApp['services']['database']['db'];

/** Leaves traces of a person wherever the product may keep them, besides what its own mutations leave. */
export async function leaveTraces(app: TestApp, userId: string, fullName: string): Promise<void> {
  const { db } = app.services.database;
  const at = app.clock.now().toISOString();
  await entered(db, userId, at);
  await written(db, userId, fullName, at);
  const record = recordOf(app);
  await db
    .insert(addresses)
    .values({ ...record, itemId: userId, line1: 'Somewhere-Lane 4', country: 'ZAF' });
  const course = await aCourse(app);
  await db.insert(teachers).values({
    ...record,
    name: `Mother ${fullName}`,
    title: 'Dr',
    email: 'teaches@quib.example',
    userId,
  });
  await db
    .insert(teacherBiographies)
    .values({ teacherId: record._id, locale: 'en', text: 'born-in-a-barn' });
  await db
    .insert(courseTeachers)
    .values({ courseId: course._id, teacherId: record._id, position: 0 });
  await renewCoursesOfTeacher(db, record._id);
  const reason = 'was-ill-that-day';
  const by = { recordedAt: at, recordedBy: personaId('admin'), recordReason: reason };
  const result = await aResult(app, await anExam(app), { userId, ...by });
  await audited(db, at, { entity: 'examAttempt', entityId: result._id, after: result });
  const form = { ...recordOf(app), title: 'Letter', fields: [] };
  await db.insert(requestForms).values(form);
  const asked = {
    fieldId: 'why',
    label: 'Why',
    kind: 'TEXT' as const,
    value: 'what-they-asked-for',
  };
  const values = [asked];
  await db
    .insert(requestFormAnswers)
    .values({ ...recordOf(app), formId: form._id, formVersion: 1, userId, values });
}

async function entered(db: Db, userId: string, at: string): Promise<void> {
  await db.insert(sessions).values({
    tokenHash: newId(),
    userId,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: at,
    address: '203.0.113.77',
    userAgent: 'browser-of-theirs',
  });
  await db.insert(passkeys).values({
    _id: newId(),
    userId,
    name: 'phone-of-theirs',
    publicKey: 'x',
    counter: 0,
    transports: [],
    backedUp: false,
    createdAt: at,
  });
  await db
    .insert(calendarLinks)
    .values({ userId, account: 'calendar@quib.example', sealedTokens: 'x', connectedAt: at });
  const account = { account: 'calendar@quib.example' };
  await audited(db, at, { entity: 'calendarLink', entityId: userId, after: account });
  await audited(
    db,
    at,
    { entity: 'passkey', entityId: 'gone', before: { name: 'phone-of-theirs' } },
    userId,
  );
}

/** Texts to others and about others that name the person, and reports of their browser. */
async function written(db: Db, userId: string, fullName: string, at: string): Promise<void> {
  const other = personaId('student2');
  const text = `${fullName} (newquib@far.example) looked through your eyes`;
  await db
    .insert(notifications)
    .values({ _id: newId(), userId: other, title: text, description: text, createdAt: at });
  const html = `<p>${fullName.replace("'", '&#x27;')}</p>`;
  const mail = { template: 'x', locale: 'en', subject: text, html, plain: text, createdAt: at };
  for (const recipient of ['student2@lampstand.example', 'oldquib@far.example']) {
    await db.insert(mails).values({ _id: newId(), recipient, status: 'SENT', ...mail });
  }
  const report = { at, action: 'crash', type: 'error' };
  await db
    .insert(logits)
    .values({ _id: newId(), ...report, userId, payload: 'page-that-crashed-for-them' });
  await db.insert(logits).values({ _id: newId(), ...report, userId: other, payload: `no ${text}` });
  await audited(
    db,
    at,
    { entity: 'group', entityId: 'x', after: { told: `to\n${fullName}` } },
    userId,
  );
}

const audited = (db: Db, at: string, change: Change, actorId: string | null = null) =>
  db.insert(auditEntries).values({
    _id: newId(),
    at,
    actorId,
    requestId: 'x',
    address: actorId === null ? null : '203.0.113.77',
    action: 'x',
    ...change,
  });
