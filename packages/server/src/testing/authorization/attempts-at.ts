import { classTries } from './class-tries.ts';
import { siteTries } from './site-tries.ts';
import type { Try } from './try.ts';

/** A version that no record has: an allowed change ends in a conflict and changes nothing. */
const STALE = 9999;
const NOTHING = { name: '' };
/** No password has this SHA-256. */
const NO_PASSWORD = 'f'.repeat(64);

const region = {
  ...NOTHING,
  slug: '',
  zone: '',
  type: 'AWM_OFFICE',
  currency: '',
  timeZone: '',
  closed: false,
};
const group = {
  ...NOTHING,
  regionId: 'region-cape-town',
  year: 1,
  term: 'x',
  kind: 'CAMPUS',
  archived: false,
  startsOn: '2026-02-01',
  endsOn: '2026-01-01',
  studentIds: [],
  facilitatorIds: [],
};
const course = { ...NOTHING, code: '', locale: 'en', published: false, groupIds: [] };
const lesson = {
  courseId: 'course-bib101',
  title: '',
  kind: 'VIDEO',
  position: 1,
  published: false,
};
const exam = {
  courseId: 'course-bib101',
  title: '',
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: false,
  questions: [],
};
const user = {
  email: '',
  firstName: '',
  lastName: '',
  locale: 'en',
  regionIds: ['region-cape-town'],
  roles: ['user'],
  regionRoles: [],
  groupIds: [],
};

const document = { title: '', content: '', permissions: [], published: false };

const link = {
  title: '',
  address: '',
  published: false,
  regionIds: ['region-cape-town'],
  groupIds: [],
};

const members = {
  kind: 'MEMBERS',
  groupId: 'group-cape-town-1',
  fileName: 'x.csv',
  fields: ['email'],
  rows: [{ line: 2, values: ['nobody@lampstand.example'] }],
};

const create = (noun: string, input: object): Try => ({
  query: `mutation ($input: ${noun}Input!) { create${noun}(${noun.toLowerCase()}Input: $input) { _id } }`,
  variables: { input },
});
const update = (noun: string, id: string, input: object): Try => ({
  query: `mutation ($id: ID!, $input: ${noun}Input!) { update${noun}(_id: $id, version: ${STALE}, ${noun.toLowerCase()}Input: $input) { _id } }`,
  variables: { id, input },
});
const remove = (noun: string, id: string): Try => ({
  query: `mutation { remove${noun}(_id: "${id}") { _id } }`,
});
const one = (field: string, id: string, argument = '_id'): Try => ({
  query: `{ ${field}(${argument}: "${id}") { _id } }`,
});
const list = (field: string): Try => ({
  query: `{ ${field}(page: { page: 1, perPage: 1 }) { total } }`,
});

/** One try for every root field; a field without one fails the matrix. */
export const tries: Readonly<Record<string, Try>> = {
  ...classTries,
  ...siteTries,
  'Query.addresses': {
    query: '{ addresses(itemId: "user-student") { _id } }',
  },
  'Query.adminHome': { query: '{ adminHome { userCount } }' },
  'Query.calendarConnection': { query: '{ calendarConnection { offered } }' },
  'Query.course': one('course', 'course-bib101'),
  'Query.courses': list('courses'),
  'Query.currentUser': { query: '{ currentUser { _id } }' },
  'Query.dashboard': { query: '{ dashboard { unreadNotifications } }' },
  'Query.demoPersonas': { query: '{ demoPersonas { key } }' },
  'Query.document': one('document', 'document-handbook'),
  'Query.documentByTitle': {
    query: '{ documentByTitle(title: "Facilitator Guide") { _id } }',
  },
  'Query.documents': list('documents'),
  'Query.duplicateUsers': { query: '{ duplicateUsers { oneId } }' },
  'Query.exam': one('exam', 'exam-bib101-final'),
  'Query.examAttempt': one('examAttempt', '00000000-0000-7000-8000-000000000001'),
  'Query.examResult': one('examResult', 'matrix-result'),
  'Query.examResults': list('examResults'),
  'Query.exams': list('exams'),
  'Query.group': one('group', 'group-cape-town-1'),
  'Query.groups': list('groups'),
  'Query.import': one('import', 'none'),
  'Query.importFields': { query: '{ importFields(kind: USERS) { name } }' },
  'Query.imports': { query: '{ imports { _id } }' },
  'Query.lesson': one('lesson', 'lesson-bib101-1'),
  'Query.lessons': list('lessons'),
  'Query.link': one('link', 'link-cape-town'),
  'Query.links': list('links'),
  'Query.studentLinks': { query: '{ studentLinks { _id } }' },
  'Query.locales': { query: '{ locales { _id } }' },
  'Query.logit': { query: '{ logit(source: ACTION, _id: "none") { _id } }' },
  'Query.logitActions': { query: '{ logitActions }' },
  'Query.logitGroups': list('logitGroups'),
  'Query.logits': list('logits'),
  'Query.mergePreview': {
    query: '{ mergePreview(keepId: "user-student", goneId: "user-student2") { rows } }',
  },
  'Query.notifications': list('notifications'),
  'Query.passkeys': { query: '{ passkeys { _id } }' },
  'Query.permissionAnswer': {
    query:
      '{ permissionAnswer(userId: "user-student", ruleId: "Query.users", regionId: "region-cape-town") { allowed } }',
  },
  'Query.permissionRules': { query: '{ permissionRules { _id } }' },
  'Query.publishedDocuments': { query: '{ publishedDocuments { _id } }' },
  'Query.recordableExams': {
    query: '{ recordableExams(studentId: "user-student") { attemptsUsed } }',
  },
  'Query.recordHistory': {
    query: '{ recordHistory(resource: users, _id: "user-student") { total } }',
  },
  'Query.region': one('region', 'region-cape-town'),
  'Query.regions': list('regions'),
  'Query.secondFactor': { query: '{ secondFactor { on } }' },
  'Query.sessions': { query: '{ sessions { _id } }' },
  'Query.signUpGroup': {
    query: '{ signUpGroup(_id: "group-cape-town-1") { _id } }',
  },
  'Query.studentCourse': one('studentCourse', 'course-spf101'),
  'Query.studentCourses': { query: '{ studentCourses(groupId: "group-cape-town-1") { _id } }' },
  'Query.studentExam': one('studentExam', 'exam-spf101-reflection'),
  'Query.studentLesson': one('studentLesson', 'lesson-spf101-1'),
  'Query.translationEntries': list('translationEntries'),
  'Query.translationEntry': one('translationEntry', 'en:common.save'),
  'Query.translationPublications': {
    query: '{ translationPublications(locale: "en") { _id } }',
  },
  'Query.translations': { query: '{ translations(locale: "en") { _id } }' },
  'Query.user': one('user', 'user-student', 'userId'),
  'Query.users': list('users'),
  'Query.workAccountOffered': { query: '{ workAccountOffered }' },
  'Mutation.addPasskey': { query: 'mutation { addPasskey(name: "x", response: "{}") { _id } }' },
  'Mutation.beginCalendarConnection': { query: 'mutation { beginCalendarConnection }' },
  'Mutation.beginMSAuth': { query: 'mutation { beginMSAuth }' },
  'Mutation.beginPasskey': {
    query: `mutation { beginPasskey(currentPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.beginPasskeySignIn': { query: 'mutation { beginPasskeySignIn }' },
  'Mutation.beginSecondFactor': {
    query: `mutation { beginSecondFactor(currentPassword: "${NO_PASSWORD}") { secret } }`,
  },
  'Mutation.confirmSecondFactor': { query: 'mutation { confirmSecondFactor(code: "x") }' },
  'Mutation.disconnectCalendar': { query: 'mutation { disconnectCalendar }' },
  'Mutation.getTokensFromAuthCode': { query: 'mutation { getTokensFromAuthCode(authCode: "x") }' },
  'Mutation.giveSecondFactor': { query: 'mutation { giveSecondFactor(code: "x") { _id } }' },
  'Mutation.previewImport': {
    query: 'mutation ($input: ImportInput!) { previewImport(importInput: $input) { fingerprint } }',
    variables: { input: members },
  },
  'Mutation.removePasskey': { query: 'mutation { removePasskey(_id: "none") }' },
  'Mutation.removeSecondFactor': { query: 'mutation { removeSecondFactor(code: "x") }' },
  'Mutation.renamePasskey': { query: 'mutation { renamePasskey(_id: "none", name: "x") }' },
  'Mutation.renewRecoveryCodes': { query: 'mutation { renewRecoveryCodes(code: "x") }' },
  'Mutation.resetSecondFactor': {
    query: 'mutation { resetSecondFactor(userId: "user-student", reason: "matrix") }',
  },
  'Mutation.signInWithPasskey': { query: 'mutation { signInWithPasskey(response: "{}") { _id } }' },
  'Mutation.startImport': {
    // Nobody was shown this: whoever may import is told to look again.
    query:
      'mutation ($input: ImportInput!) { startImport(_id: "00000000-0000-7000-8000-000000000003", importInput: $input, fingerprint: "x", sendMails: false) { _id } }',
    variables: { input: members },
  },
  'Mutation.createLink': create('Link', link),
  'Mutation.updateLink': update('Link', 'link-cape-town', {
    ...link,
    title: 'x',
    address: 'https://x.example',
  }),
  'Mutation.removeLink': remove('Link', 'none'),
  'Mutation.orderLinks': { query: 'mutation { orderLinks(ids: ["link-cape-town"]) { _id } }' },
  'Mutation.undoImport': { query: 'mutation { undoImport(_id: "none") { blocked } }' },
  'Mutation.publishTranslations': {
    query: 'mutation { publishTranslations(locale: "en") { _id } }',
  },
  'Mutation.exportPerson': {
    query: 'mutation { exportPerson(userId: "user-student") }',
  },
  'Mutation.mergeUsers': {
    query: `mutation { mergeUsers(keepId: "user-student", goneId: "user-student2", keepVersion: ${STALE}, goneVersion: ${STALE}, taken: []) { _id } }`,
  },
  'Mutation.restoreRecord': {
    query: `mutation { restoreRecord(resource: users, _id: "user-student", version: ${STALE}, entryId: "none") }`,
  },
  'Mutation.rollBackTranslations': {
    query: 'mutation { rollBackTranslations(_id: "nothing") { _id } }',
  },
  'Mutation.saveTranslation': {
    query: `mutation { saveTranslation(translationInput: { _id: "en:common.save", text: "Keep", version: ${STALE} }) { _id } }`,
  },
  'Mutation.abandonExamAttempt': {
    query: 'mutation { abandonExamAttempt(_id: "matrix-result") { _id } }',
  },
  'Mutation.acceptTerms': { query: 'mutation { acceptTerms { _id } }' },
  'Mutation.changePassword': {
    query: `mutation { changePassword(currentPassword: "${NO_PASSWORD}", newPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.correctExamResult': {
    query: `mutation { correctExamResult(_id: "matrix-result", version: ${STALE}, examResultInput: { score: 1, reason: "x" }) { _id } }`,
  },
  'Mutation.createCourse': create('Course', course),
  'Mutation.createDocument': create('Document', document),
  'Mutation.createExam': create('Exam', exam),
  'Mutation.createGroup': create('Group', group),
  'Mutation.createLesson': create('Lesson', lesson),
  'Mutation.createRegion': create('Region', region),
  'Mutation.createUser': create('User', user),
  'Mutation.enrollAccount': {
    query: `mutation { enrollAccount(token: "x", newPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.finishExamAttempt': {
    query: 'mutation { finishExamAttempt(_id: "matrix-result") { _id } }',
  },
  'Mutation.forgotPassword': {
    query: 'mutation { forgotPassword(email: "nobody@lampstand.example") }',
  },
  'Mutation.impersonateUser': {
    query: 'mutation { impersonateUser(userId: "user-student", reason: "matrix") { _id } }',
  },
  'Mutation.insertLogit': {
    query: 'mutation { insertLogit(logitInput: { action: "open", type: "test" }) }',
  },
  'Mutation.loginWithPassword': {
    query:
      'mutation { loginWithPassword(email: "nobody@lampstand.example", password: "x") { _id } }',
  },
  'Mutation.logoutUser': { query: 'mutation { logoutUser }' },
  'Mutation.markNotificationsRead': {
    query: 'mutation { markNotificationsRead(ids: ["notification-1"]) }',
  },
  'Mutation.recordCourseActivity': {
    query: 'mutation { recordCourseActivity(courseId: "course-spf101") }',
  },
  'Mutation.recoverPassword': {
    query: `mutation { recoverPassword(token: "x", newPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.recordExamResult': {
    // In a time to come: whoever may record is told of the moment.
    query:
      'mutation { recordExamResult(_id: "00000000-0000-7000-8000-000000000002", recordedResultInput: { examId: "exam-bib101-final", studentId: "user-student", groupId: "group-cape-town-1", finishedAt: "2999-01-01T00:00:00Z", score: 1, reason: "x" }) { _id } }',
  },
  'Mutation.removeAddress': {
    query: 'mutation { removeAddress(_id: "none") { _id } }',
  },
  'Mutation.removeCourse': remove('Course', 'course-bib101'),
  'Mutation.removeDocument': remove('Document', 'document-library-hours'),
  'Mutation.removeExam': remove('Exam', 'exam-bib101-midterm'),
  'Mutation.removeGroup': remove('Group', 'group-cape-town-1'),
  'Mutation.removeLesson': remove('Lesson', 'lesson-bib101-1'),
  'Mutation.removeRegion': remove('Region', 'region-cape-town'),
  'Mutation.revokeOtherSessions': {
    query: 'mutation { revokeOtherSessions }',
  },
  'Mutation.revokeSession': {
    query: 'mutation { revokeSession(_id: "none") }',
  },
  'Mutation.saveExamAnswer': {
    query:
      'mutation { saveExamAnswer(examAnswerInput: { attemptId: "00000000-0000-7000-8000-000000000001", questionId: "exam-bib101-final-q1", choiceId: "exam-bib101-final-q1-c1", sequence: 1 }) { sequence } }',
  },
  'Mutation.saveLessonProgress': {
    query:
      'mutation { saveLessonProgress(lessonProgressInput: { lessonId: "lesson-spf101-1", positionSeconds: 1, playbackSpeed: 1, completed: false }) { positionSeconds } }',
  },
  'Mutation.selfCreateAccount': {
    query:
      'mutation { selfCreateAccount(userProfileInput: { email: "student@lampstand.example", firstName: "x", lastName: "x" }, groupId: "group-cape-town-1", country: "ZAF") { _id } }',
  },
  'Mutation.sendAccountMail': {
    query: 'mutation { sendAccountMail(userId: "user-student", kind: RESET) }',
  },
  'Mutation.sendAccountMails': {
    query: 'mutation { sendAccountMails(userIds: ["user-student"], kind: RESET) { status } }',
  },
  'Mutation.sendVerifyEmail': {
    query: 'mutation { sendVerifyEmail }',
  },
  'Mutation.setUserActive': {
    query: `mutation { setUserActive(_id: "user-student", version: ${STALE}, active: false) { _id } }`,
  },
  'Mutation.setUsersActive': {
    query: 'mutation { setUsersActive(userIds: ["user-student"], active: true) { status } }',
  },
  'Mutation.startExamAttempt': {
    query:
      'mutation { startExamAttempt(_id: "00000000-0000-7000-8000-000000000001", examId: "exam-bib101-final") { _id } }',
  },
  'Mutation.updateAddress': {
    query:
      'mutation { updateAddress(addressInput: { itemId: "user-student", country: "ZAF" }) { _id } }',
  },
  'Mutation.updateCourse': update('Course', 'course-bib101', course),
  'Mutation.updateDocument': update('Document', 'document-handbook', {
    ...document,
    title: 'x',
    content: 'x',
  }),
  'Mutation.updateExam': update('Exam', 'exam-bib101-final', exam),
  'Mutation.updateGroup': update('Group', 'group-cape-town-1', {
    ...group,
    name: 'x',
    endsOn: '2026-06-01',
  }),
  'Mutation.updateLesson': update('Lesson', 'lesson-bib101-1', { ...lesson, title: 'x' }),
  'Mutation.updateRegion': update('Region', 'region-cape-town', {
    ...region,
    name: 'x',
    slug: 'x',
    zone: 'x',
    currency: 'ZAR',
    timeZone: 'UTC',
  }),
  'Mutation.updateUser': update('User', 'user-student', {
    ...user,
    email: 'x@y.example',
    firstName: 'x',
    lastName: 'x',
  }),
  'Mutation.updateUserProfile': {
    query: 'mutation { updateUserProfile(userProfileInput: { _id: "user-student" }) { _id } }',
  },
  'Mutation.validateMSAuth': { query: 'mutation { validateMSAuth(code: "x") { _id } }' },
  'Mutation.verifyEmail': { query: 'mutation { verifyEmail(token: "x") }' },
  'Subscription.unreadNotifications': { query: 'subscription { unreadNotifications }' },
};
