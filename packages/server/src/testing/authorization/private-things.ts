import { eq } from 'drizzle-orm';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { appeals } from '../../modules/appeals/appeals.table.ts';
import { submissions } from '../../modules/assignments/assignments.table.ts';
import { examAttempts } from '../../modules/exams/exams.table.ts';
import { addresses } from '../../modules/identity/addresses.table.ts';
import { userEmails, userPhones } from '../../modules/identity/contacts.table.ts';
import { sessions, users } from '../../modules/identity/identity.table.ts';
import { imports } from '../../modules/imports/imports.table.ts';
import { passkeys } from '../../modules/passkeys/passkeys.table.ts';
import { auditEntries } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { schema } from '../../graphql/schema.ts';
import { owners } from './owners.ts';
import { argumentsOf, rootFields } from './walk.ts';

const userId = owners.own;

/** What is not everybody's, and the record of Cape Town's student by which it is looked for. */
export const privateTypes: Readonly<Record<string, string>> = {
  Accommodation: userId,
  Address: 'address-own',
  Appeal: 'appeal-own',
  AssignmentSubmission: 'submission-own',
  EmailAddress: 'email-own',
  ExamAttempt: 'attempt-open-own',
  ExamResult: 'attempt-ended-own',
  HistoryEntry: 'entry-own',
  Import: 'import-regionadmin',
  IssuedTranscript: 'issued-transcript-own',
  LessonNote: 'note-own',
  Logit: 'entry-own',
  MyAppeal: 'appeal-own',
  MyRequest: 'request-own',
  Notification: 'notification-own',
  Passkey: 'passkey-own',
  Phone: 'phone-own',
  RequestFormAnswer: 'request-own',
  Session: 'session-own',
  User: userId,
  UserMerger: 'merger-own',
};

const names = (text: string): string[] => text.trim().split(/\s+/);

/** All other records, by the reason why nothing is asked about their fields here. */
export const otherTypes: Readonly<Record<string, readonly string[]>> = {
  'of the whole college, behind the role of its root field': names(`
    Assignment AssignmentDownload AssignmentLink GradedAssignment GradedGroup
    AttendanceSchema Category CategoryLink Course CourseLink Currency CurrencyRecord Document Exam
    ExamItem ExamLink ExamWindow ForexRate Lesson LessonCheck LessonLink Link LinkPlace Locale LocaleRecord
    LogitGroup PermissionRule RequestField RequestForm RequestPlace SiteSettings Teacher Translation
    TranslationEntry TranslationPublication CourseChange Term Question QuestionPart QuestionPool
    QuestionVersion
  `),
  'of a region, cut where it is read': names(
    `AccommodationPlace AppealGroup AssignmentDates CourseOffering Group GroupBoard GroupLink Region RegionLink`,
  ),
  'what fellows may see of each other': names(`Person`),
  'what everybody may see, or who it is meant for': names(`
    Download PublishedDocument SignUpGroup StudentLink StudentRequestForm
  `),
  'one’s own view of a course, which belongs to nobody': names(`
    SavedComment StudentAssignment StudentSubmission
    GroupProgressCheck GroupProgressLesson LessonCheckChoice LessonProgress StudentCourse
    StudentExam StudentLesson StudentLessonCheck StudentLessonItem
  `),
  'a part of a sitting or a result, read with it only': names(`
    WorkFile AttemptEvent AttemptPart AttemptQuestion ResultAnswer RoomAttempt
  `),
  // running-exam.int.test.ts tries who reads it.
  'of the reader alone, and of nobody else whom they see': names(`RunningExam`),
  // grades.int.test.ts and transcripts.int.test.ts try who reads whose.
  'a grade, or a part of one, read with it only': names(`
    GradeChange GradeColumn GradePart GradeScale GradeTerm TranscriptCourse
    TranscriptDesign
  `),
  'an answer to who did it': names(`CreatedAccount Erasure`),
  // uploads/access.int.test.ts tries who that is.
  'of whoever may upload to the same item': names(`VideoUpload`),
};

/** Fields that are empty here, and why; all others are filled, so that they could be seen. */
export const empty: Readonly<Record<string, string>> = {
  'AssignmentSubmission.completed': 'of work that is completed or not, where this has a score',
  'IssuedTranscript.revokeReason': 'of one that was revoked',
  'IssuedTranscript.revokedAt': 'of one that was revoked',
  'IssuedTranscript.revokedByName': 'of one that was revoked',
  'HistoryEntry.restoredFromAt': 'of a change that put another one back',
  'LessonNote.groupId': 'of a note that is pinned for a group',
  'Logit.groupId': 'of a crash, where no person is a record',
  'Session.impersonatedBy': 'of a session through another’s eyes',
  'User.impersonationRaiseReason': 'of somebody for whom another acts',
  'User.impersonationRaisedUntil': 'of somebody for whom another acts',
  'User.mergedIntoId': 'of an account that is closed',
};

/** Ways that show nothing of anybody, and why. */
export const emptyWays: Readonly<Record<string, string>> = {
  'Query.attemptsToMark.items: ExamResult': 'of what waits for marks, which this one does not',
  'Query.previewCourse.exams.results: ExamResult': 'of a preview, whose reader sits no exams',
};

/** Something in every field of the student that may be empty. */
export async function fillStudent(db: Db): Promise<void> {
  await db.insert(userPhones).values({
    _id: 'phone-own',
    userId,
    position: 1,
    type: 'MOBILE',
    number: '+27 82 555 0101',
  });
  await db.insert(userEmails).values({
    _id: 'email-own',
    userId,
    position: 1,
    type: 'OTHER',
    email: 'other@people.lampstand.example',
  });
  await db
    .update(users)
    .set({
      cloudinaryId: 'picture',
      createdBy: 'user-regionadmin',
      currency: 'ZAR',
      gradLocation: 'Denver',
      gradYear: 2020,
      homePage: 'https://home.example',
      location: 'Cape Town',
      notificationsLastRead: '2026-02-01T12:00:00Z',
      selectedGroup: 'group-cape-town-1',
      socialUserName: 'naledi',
      timezone: 'Africa/Johannesburg',
      url: 'https://own.example',
    })
    .where(eq(users._id, userId));
  await db
    .update(addresses)
    .set({ line2: 'Flat 1', state: 'Western Cape', createdBy: userId, updatedBy: userId })
    .where(eq(addresses._id, 'address-own'));
  await db
    .update(examAttempts)
    .set({
      finishedAt: '2026-03-02T11:59:00Z',
      scaledFrom: 90,
      deadline: '2026-03-02T11:00:00Z',
      endedBy: 'HANDED_IN',
      penalty: 'LATE',
      correctedFrom: 40,
      correctedAt: '2026-03-02T12:00:00Z',
      correctedBy: 'user-regionadmin',
      correctionReason: 'Counted again',
    })
    .where(eq(examAttempts._id, 'attempt-ended-own'));
  await db
    .update(examAttempts)
    .set({
      deadline: '2099-03-02T11:00:00Z',
      dueAt: '2099-03-02T12:00:00Z',
      leavingFails: false,
      leftAt: '2026-03-02T11:59:00Z',
      locale: 'en',
    })
    .where(eq(examAttempts._id, 'attempt-open-own'));
  await db
    .update(appeals)
    .set({
      subjectId: 'attempt-ended-own',
      status: 'DECLINED',
      score: 80,
      answer: 'Read again',
      decidedBy: 'user-regionadmin',
      decidedAt: '2026-03-02T12:00:00Z',
    })
    .where(eq(appeals._id, 'appeal-own'));
  await db
    .update(submissions)
    .set({
      status: 'GRADED',
      score: 80,
      dueAt: '2026-02-28T12:00:00Z',
      lateReason: 'Ill',
      feedback: '<p>Well read</p>',
      gradedAt: '2026-03-02T12:00:00Z',
      gradedBy: 'user-regionadmin',
      reopenedUntil: '2026-03-01T13:00:00Z',
      reopenedBy: 'user-regionadmin',
      reopenReason: 'Ill',
    })
    .where(eq(submissions._id, 'submission-own'));
  await db
    .update(sessions)
    .set({ address: '203.0.113.5', userAgent: 'A browser' })
    .where(eq(sessions._id, 'session-own'));
  await db
    .update(passkeys)
    .set({ lastUsedAt: '2026-03-01T12:00:00Z' })
    .where(eq(passkeys._id, 'passkey-own'));
  await db
    .update(imports)
    .set({ groupId: 'group-cape-town-1' })
    .where(eq(imports._id, 'import-regionadmin'));
  await db
    .update(auditEntries)
    .set({ impersonatorId: 'user-admin' })
    .where(eq(auditEntries._id, 'entry-own'));
}

type Fields = readonly GraphQLField<unknown, unknown>[];
const fieldsOf = (type: GraphQLObjectType): Fields => Object.values(type.getFields());
const DEEPEST = 4;

export interface Path {
  readonly root: string;
  readonly fields: readonly string[];
  readonly type: string;
}

/** Every way through the schema to a type that is not everybody's, never through one type twice. */
export function privatePaths(): Path[] {
  const found: Path[] = [];
  const walk = (
    root: string,
    type: unknown,
    fields: readonly string[],
    seen: readonly string[],
  ) => {
    if (!isObjectType(type) || seen.includes(type.name) || fields.length > DEEPEST) return;
    if (type.name in privateTypes) found.push({ root, fields, type: type.name });
    for (const field of fieldsOf(type)) {
      walk(root, getNamedType(field.type), [...fields, field.name], [...seen, type.name]);
    }
  };
  for (const [root, field] of rootFields) {
    if (root.startsWith('Query.')) walk(root, getNamedType(field.type), [], []);
  }
  return found;
}

/** Fields of a type that hold something themselves. */
export const leavesOf = (typeName: string): string[] => {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no type ${typeName}`);
  return fieldsOf(type)
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name);
};

const page = { page: 1, perPage: 100 };
const idOf: Readonly<Record<string, string>> = {
  'Query.accommodation': userId,
  'Query.appeal': 'appeal-own',
  'Query.appealState': 'attempt-ended-own',
  'Query.assignmentSubmission': 'submission-own',
  'Query.addresses': userId,
  'Query.courseNotes': 'course-bib101',
  'Query.examAttempt': 'attempt-open-own',
  'Query.examResult': 'attempt-ended-own',
  'Query.import': 'import-regionadmin',
  'Query.issuedTranscript': 'issued-transcript-own',
  'Query.lessonNotes': 'lesson-bib101-1',
  'Query.logit': 'entry-own',
  'Query.requestFormAnswer': 'request-own',
  'Query.studentCourse': 'course-bib101',
  'Query.studentExam': 'exam-bib101-final',
};

/** How the student's things are asked for: by id, in a list, in a list that is searched. */
export function askedBy(root: string): Readonly<Record<string, unknown>>[] {
  const given = argumentsOf(root, 1);
  const id = idOf[root];
  if (id !== undefined) {
    const name =
      Object.keys(given).find((key) => key !== 'source' && key !== 'subjectKind') ?? '_id';
    return [{ ...given, [name]: id }];
  }
  const filter = rootFields.get(root)?.args.find((argument) => argument.name === 'filter');
  if (!filter) return [given];
  const type = getNamedType(filter.type);
  const filters = 'getFields' in type ? Object.keys(type.getFields()) : [];
  const of = root === 'Query.users' ? { ids: [userId] } : {};
  const mine = filters.includes('studentId') ? { ids: ['attempt-ended-own'] } : of;
  const plain = { page, ...(Object.keys(mine).length > 0 && { filter: mine }) };
  return filters.includes('q') ? [plain, { page, filter: { q: 'Naledi' } }] : [plain];
}
