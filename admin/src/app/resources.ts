import type { BindingLoaders } from '../data/fetched-bindings.ts';
import { accommodations } from '../resources/accommodations/index.ts';
import { appeals } from '../resources/appeals/index.ts';
import { assignmentBindings, assignments } from '../resources/assignments/index.ts';
import {
  assignmentSubmissions,
  submissionBindings,
} from '../resources/assignmentSubmissions/index.ts';
import { attendanceSchemas } from '../resources/attendanceSchemas/index.ts';
import { categories } from '../resources/categories/index.ts';
import { courseTerms } from '../resources/course-terms/index.ts';
import { courseBindings, courses } from '../resources/courses/index.ts';
import {
  currencies,
  currencyOptionsBinding,
  forexRatesBinding,
} from '../resources/currencies/index.ts';
import { documents } from '../resources/documents/index.ts';
import { examResultBindings, examResults } from '../resources/examResults/index.ts';
import { examBindings, exams } from '../resources/exams/index.ts';
import { groupBindings, groups } from '../resources/groups/index.ts';
import { lessonBindings, lessons } from '../resources/lessons/index.ts';
import { logitActionsBinding, logitGroupsBinding, logits } from '../resources/logits/index.ts';
import { locales } from '../resources/locales/index.ts';
import { linkOrdersBinding, links } from '../resources/links/index.ts';
import { questionPools } from '../resources/question-pools/index.ts';
import { questionBindings, questions } from '../resources/questions/index.ts';
import { regions } from '../resources/regions/index.ts';
import { requestAnswersBinding, requestForm } from '../resources/request-form/index.ts';
import { siteSettings } from '../resources/site-settings/index.ts';
import { teacherBindings, teachers } from '../resources/teachers/index.ts';
import { transcripts } from '../resources/transcripts/index.ts';
import { uploads } from '../resources/uploads/index.ts';
import { publicationsBinding, translations } from '../resources/translations/index.ts';
import {
  duplicateUsersBinding,
  erasuresBinding,
  mergePreviewBinding,
  mergerStaysBinding,
  userActionsBinding,
  userMergersBinding,
  users,
} from '../resources/users/index.ts';

/** The only list of the back-office's resources. Their addresses are their names. */
export const resources = [
  users,
  groups,
  courses,
  lessons,
  courseTerms,
  exams,
  examResults,
  questions,
  questionPools,
  assignments,
  assignmentSubmissions,
  transcripts,
  appeals,
  accommodations,
  regions,
  teachers,
  attendanceSchemas,
  documents,
  links,
  requestForm,
  translations,
  categories,
  currencies,
  locales,
  siteSettings,
  logits,
  uploads,
];

/**
 * What the data provider can ask for, by resource: the listed ones, and what only serves them. Each
 * comes when it is first asked for: their documents are heavy, and a visit needs two or three.
 */
export const bindings: BindingLoaders = {
  ...Object.fromEntries(resources.map(({ name, binding }) => [name, binding])),
  adminHome: () => import('../home/home.binding.ts').then((file) => file.homeBinding),
  addresses: () =>
    import('../shared/addresses/addresses.binding.ts').then((file) => file.addressesBinding),
  ...assignmentBindings,
  ...courseBindings,
  ...submissionBindings,
  ...examBindings,
  ...examResultBindings,
  ...groupBindings,
  ...lessonBindings,
  ...questionBindings,
  groupBoards: () => import('../boards/boards.binding.ts').then((file) => file.boardsBinding),
  gradeCorrections: () =>
    import('../gradebook/gradebook.binding.ts').then((file) => file.gradeCorrectionsBinding),
  gradeBook: () =>
    import('../gradebook/gradebook.binding.ts').then((file) => file.gradeBookBinding),
  gradeBookCourses: () =>
    import('../gradebook/gradebook.binding.ts').then((file) => file.gradeBookCoursesBinding),
  logitActions: logitActionsBinding,
  logitGroups: logitGroupsBinding,
  duplicateUsers: duplicateUsersBinding,
  erasures: erasuresBinding,
  mergePreview: mergePreviewBinding,
  mergerStays: mergerStaysBinding,
  userMergers: userMergersBinding,
  recordHistory: () =>
    import('../shared/history/record-history.binding.ts').then((file) => file.recordHistoryBinding),
  currencyOptions: currencyOptionsBinding,
  d2l: () => import('../d2l/d2l.binding.ts').then((file) => file.d2lBinding),
  forexRates: forexRatesBinding,
  importFields: () =>
    import('../imports/imports.binding.ts').then((file) => file.importFieldsBinding),
  importPreviews: () =>
    import('../imports/imports.binding.ts').then((file) => file.importPreviewsBinding),
  imports: () => import('../imports/imports.binding.ts').then((file) => file.importsBinding),
  linkOrders: linkOrdersBinding,
  permissionAnswers: () =>
    import('../permissions/permissions.binding.ts').then((file) => file.permissionAnswersBinding),
  permissions: () =>
    import('../permissions/permissions.binding.ts').then((file) => file.permissionsBinding),
  requestFormAnswers: requestAnswersBinding,
  ...teacherBindings,
  translationPublications: publicationsBinding,
  userActions: userActionsBinding,
};
