import { getTableName, sql, type Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  assignmentDates,
  assignments,
  submissions,
} from '../../modules/assignments/assignments.table.ts';
import { accommodations } from '../../modules/accommodations/accommodations.table.ts';
import { appeals } from '../../modules/appeals/appeals.table.ts';
import { attendanceSchemas } from '../../modules/attendance/attendance.table.ts';
import { courseOfferings, courses, lessons } from '../../modules/courses/courses.table.ts';
import { documents } from '../../modules/documents/documents.table.ts';
import { examAttempts, exams, examWindows } from '../../modules/exams/exams.table.ts';
import { gradeCorrections } from '../../modules/grades/grade-corrections.table.ts';
import { gradeScales, transcripts } from '../../modules/grades/grades.table.ts';
import { transcriptDesigns } from '../../modules/grades/transcript-design.table.ts';
import { groups } from '../../modules/groups/groups.table.ts';
import { addresses } from '../../modules/identity/addresses.table.ts';
import { userRoles, users } from '../../modules/identity/identity.table.ts';
import { links } from '../../modules/links/links.table.ts';
import { questionPools, questions } from '../../modules/questions/questions.table.ts';
import { regions } from '../../modules/regions/regions.table.ts';
import {
  requestFormAnswers,
  requestForms,
} from '../../modules/request-forms/request-forms.table.ts';
import { categories } from '../../modules/site/categories.table.ts';
import { currencies, forexRates } from '../../modules/site/currencies.table.ts';
import { locales } from '../../modules/site/locales.table.ts';
import { siteSettings } from '../../modules/site/settings.table.ts';
import { teachers } from '../../modules/teachers/teachers.table.ts';
import { terms } from '../../modules/terms/terms.table.ts';
import { translations } from '../../modules/translations/translations.table.ts';
import { personaId } from '../../seed/people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { Answer, TestClient } from '../test-client.ts';
import { rowsOf } from '../rows-of.ts';
import { browserOf } from './actors.ts';
import { aimOf } from './aims.ts';
import { makeFixtures } from './fixtures.ts';
import { makeSpares } from './spares.ts';
import { samples } from './samples.ts';
import { argumentsOf, operationOf, placesOf, rootFields } from './walk.ts';

let app: TestApp;
let one: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services.database;
  await makeFixtures(db);
  await makeSpares(db);
  await db.insert(userRoles).values({ userId: personaId('admin'), role: 'superadmin' });
  one = await browserOf(app, { name: 'one', persona: 'superadmin' });
  other = await browserOf(app, { name: 'other', persona: 'admin' });
});
afterAll(() => app.close());

interface Edit {
  readonly table: Table;
  /** Where the record is not found by its own id. */
  readonly where?: string;
  readonly given?: Readonly<Record<string, unknown>>;
  /** What the first one does, where the second does something that happens once. */
  readonly before?: string;
}

const rate = (number: number) => ({
  currency: 'EUR',
  year: 2030,
  rates: [{ month: 6, rate: number, version: 0 }],
});

const address = { _id: 'address-own', itemId: personaId('student'), country: 'KEN', version: 1 };

/** What two people edit, at version 1 unless something else is given. */
const edits: Readonly<Record<string, Edit>> = {
  removeAddress: {
    table: addresses,
    before: 'updateAddress',
    given: { _id: 'address-own', version: 1 },
  },
  updateAddress: {
    table: addresses,
    where: "id = 'address-own'",
    given: { addressInput: address },
  },
  setAccommodation: {
    table: accommodations,
    where: "user_id = 'user-student'",
    given: { userId: 'user-student', version: 1 },
  },
  askSecondReader: { table: appeals, given: { _id: 'appeal-own', version: 1 } },
  decideAppeal: {
    table: appeals,
    given: { _id: 'appeal-anotherUser', version: 1, accepted: false },
  },
  updateAssignment: { table: assignments, given: { _id: 'assignment-spare' } },
  setAssignmentDates: { table: assignmentDates, where: "id = 'assignment-dates-own'" },
  removeAssignmentDates: {
    table: assignmentDates,
    before: 'setAssignmentDates',
    given: { _id: 'assignment-dates-own' },
  },
  gradeSubmission: { table: submissions, given: { _id: 'submission-own' } },
  ungradeSubmission: {
    table: submissions,
    before: 'gradeSubmission',
    given: { _id: 'submission-own' },
  },
  updateAttendanceSchema: { table: attendanceSchemas, given: { _id: 'schema-spare' } },
  updateCategory: { table: categories, given: { _id: 'category-spare' } },
  updateCourse: { table: courses },
  updateCurrency: { table: currencies, given: { _id: 'currency-spare' } },
  updateDocument: { table: documents, given: { _id: 'document-spare' } },
  updateExam: { table: exams },
  updateQuestion: { table: questions },
  updateQuestionPool: { table: questionPools },
  updateGradeScale: { table: gradeScales, where: "id = 'college'", given: { version: 1 } },
  updateTranscriptDesign: {
    table: transcriptDesigns,
    where: "id = 'college'",
    given: { version: 1 },
  },
  revokeTranscript: { table: transcripts, given: { _id: 'issued-transcript-own', version: 1 } },
  updateGroup: { table: groups },
  updateLesson: { table: lessons },
  updateLink: { table: links },
  updateLocale: { table: locales, given: { _id: 'fr_FR', version: 0 } },
  updateRegion: { table: regions },
  updateRequestForm: { table: requestForms },
  updateSiteSettings: { table: siteSettings, given: { _id: 'site' } },
  updateTeacher: { table: teachers },
  updateTerm: { table: terms },
  updateUser: { table: users },
  moveLesson: { table: lessons, given: { _id: 'lesson-spare', position: 1 } },
  publishCourse: { table: courses, given: { _id: 'course-spare' } },
  setCourseOffering: { table: courseOfferings, where: "id = 'offering-spare'" },
  unpublishCourse: { table: courses, given: { _id: 'course-spare' } },
  answerRequest: { table: requestFormAnswers, given: { _id: 'request-own' } },
  correctExamResult: { table: examAttempts, given: { _id: 'attempt-ended-own' } },
  correctCourseGrade: {
    table: gradeCorrections,
    where: "user_id = 'user-student' and course_id = 'course-bib101'",
    given: { version: 0 },
  },
  gradeExamAnswer: {
    table: examAttempts,
    where: "id = 'attempt-marking'",
    given: { attemptId: 'attempt-marking', questionId: 'exam-bib102-workshop-q9', earned: 1 },
  },
  removeExamWindow: {
    table: examWindows,
    before: 'setExamWindow',
    where: "id = 'window-spare'",
    given: { _id: 'window-spare', version: 1 },
  },
  setExamWindow: { table: examWindows, where: "id = 'window-spare'" },
  eraseUser: { table: users, before: 'updateUser', given: { userId: 'user-spare' } },
  mergeUsers: {
    table: users,
    before: 'updateUser',
    given: { _id: 'user-spare', keepVersion: 1, goneVersion: 1 },
  },
  restoreRecord: { table: users },
  saveForexRates: { table: forexRates, where: "currency = 'EUR' and year = 2030" },
  saveTranslation: { table: translations, where: "message_id = 'common.save'" },
  setUserActive: { table: users, given: { _id: 'user-0002', active: false } },
};

/** What changes something without asking which version was read, and why nobody's work is lost by it. */
const withoutVersion: Readonly<Record<string, string>> = {
  answerLessonCheck: 'one’s own, and each try adds to the ones before',
  changePassword: 'asks for the password before',
  moveLessonDownload: 'names one file and its place, and touches no text',
  moveGroupMembers: 'names the people and their role, and touches no others',
  orderLinks: 'names the links and their order, and touches no others',
  renamePasskey: 'one’s own, one word',
  renameLessonDownload: 'one line',
  restoreExamAttempt: 'an attempt ends once, and only what has ended is restored',
  saveExamAnswer: 'one’s own, in the order of its sequence numbers',
  saveSubmissionDraft: 'one’s own, in the order of its sequence numbers',
  saveLessonProgress: 'one’s own, the newest counts',
  setGroupsArchived: 'one fact, which is said anew',
  setQuestionsArchived: 'one fact, which is said anew',
  setLessonSubtitles: 'a file in the place of another, which the history keeps',
  setUsersActive: 'one fact, which is said anew',
  updateUserProfile: 'one’s own, and only what is named',
};

const isEdit = /^(answer|change|correct|move|order|rename|restore|save|set|update)/;
const versionsOf = (name: string): string[] =>
  placesOf(name, 'Int').filter((place) => /version$/i.test(place.split('.').at(-1) ?? ''));

const mutations = [...rootFields.keys()].filter((name) => name.startsWith('Mutation.'));

async function send(browser: TestClient, mutation: string, number: number): Promise<Answer> {
  const name = `Mutation.${mutation}`;
  const edit = edits[mutation];
  const input = mutation === 'saveForexRates' ? { forexRatesInput: rate(number) } : {};
  const base = { ...argumentsOf(name, number), ...aimOf(name, 'input.of'), ...edit?.given };
  const value = mutation === 'updateCurrency' ? { currencyInput: codeOf(number) } : {};
  const region = mutation === 'updateRegion' ? { regionInput: capeTownCalled(number, base) } : {};
  const { query, variables } = operationOf(name, { ...base, ...input, ...value, ...region });
  return browser.send(query, { ...variables });
}

/** A currency keeps its code. */
const codeOf = (number: number) => ({ ...samples['CurrencyInput']?.(number), value: 'NOK' });
/** A region keeps its short name, on which roles hang. */
const capeTownCalled = (number: number, base: Readonly<Record<string, unknown>>) => ({
  ...(typeof base['regionInput'] === 'object' ? base['regionInput'] : {}),
  name: `Cape Town ${number}`,
});

/** The record as it is kept, and nothing but it. */
async function kept(mutation: string): Promise<string> {
  const edit = edits[mutation];
  if (!edit) throw new Error(`Nothing is known of ${mutation}`);
  const base = { ...aimOf(`Mutation.${mutation}`, ''), ...edit.given };
  const id = String('userId' in base ? base.userId : '_id' in base ? base._id : '');
  const name = sql.identifier(getTableName(edit.table));
  const where = edit.where === undefined ? sql`id = ${id}` : sql.raw(edit.where);
  return JSON.stringify(
    await rowsOf(app.services.database.db, sql`select * from ${name} where ${where}`),
  );
}

it('every mutation that takes a version is edited by two, every other change says why not', () => {
  const versioned = mutations.filter((name) => versionsOf(name).length > 0);
  expect(
    Object.keys(edits)
      .map((name) => `Mutation.${name}`)
      .toSorted(),
  ).toEqual(versioned.filter((name) => !ofNobodyElse.includes(name)).toSorted());
  const others = mutations.filter(
    (name) => isEdit.test(name.replace('Mutation.', '')) && !versioned.includes(name),
  );
  expect(others.toSorted()).toEqual(
    Object.keys(withoutVersion)
      .map((name) => `Mutation.${name}`)
      .toSorted(),
  );
});

/**
 * One takes the version of the form that was filled in, and what it makes is new; the other changes
 * what is one person's alone (notes.int.test.ts).
 */
const ofNobodyElse = [
  'Mutation.submitRequestForm',
  'Mutation.updateLessonNote',
  'Mutation.submitAssignment',
  'Mutation.updateSavedComment',
  'Mutation.withdrawAppeal',
  'Mutation.withdrawSubmission',
];

it.each(Object.keys(edits))(
  '%s: the second one is told, and the first one’s values stand',
  async (mutation) => {
    await makeSpares(app.services.database.db);
    const first = edits[mutation]?.before ?? mutation;
    const untouched = await kept(mutation);
    expect((await send(one, first, 11)).errors).toBeUndefined();
    const after = await kept(mutation);
    expect(after).not.toBe(untouched);
    const second = await send(other, mutation, 12);
    expect(second.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await kept(mutation)).toBe(after);
  },
);
