import { account } from './messages/account/en.ts';
import { adminCommon } from './messages/admin/common/en.ts';
import { adminHistory } from './messages/admin/history/en.ts';
import { adminD2l } from './messages/admin/d2l/en.ts';
import { adminHome } from './messages/admin/home/en.ts';
import { adminImports } from './messages/admin/imports/en.ts';
import { adminPermissions } from './messages/admin/permissions/en.ts';
import { adminPictures } from './messages/admin/pictures/en.ts';
import { adminSecurity } from './messages/admin/security/en.ts';
import { adminErase } from './messages/admin/erase/en.ts';
import { adminMerge } from './messages/admin/merge/en.ts';
import { authoringCourse } from './messages/authoring/course/en.ts';
import { authoringExam } from './messages/authoring/exam/en.ts';
import { authoringLesson } from './messages/authoring/lesson/en.ts';
import { authoringQuestions } from './messages/authoring/questions/en.ts';
import { authoringMarking } from './messages/authoring/marking/en.ts';
import { authoringProgress } from './messages/authoring/progress/en.ts';
import { common } from './messages/common/en.ts';
import { course } from './messages/course/en.ts';
import { dashboard } from './messages/dashboard/en.ts';
import { documents } from './messages/documents/en.ts';
import { setupPage } from './messages/setup/page/en.ts';
import { errorsSetup } from './messages/errors/setup/en.ts';
import { trial } from './messages/mail/trial/en.ts';
import { errorsSite } from './messages/errors/site/en.ts';
import { errors } from './messages/errors/en.ts';
import { errorsExam } from './messages/errors/exam/en.ts';
import { errorsGroup } from './messages/errors/group/en.ts';
import { errorsQuestionFiles } from './messages/errors/formats/en.ts';
import { errorsQuestions } from './messages/errors/questions/en.ts';
import { errorsRecords } from './messages/errors/records/en.ts';
import { errorsIdentity } from './messages/errors/identity/en.ts';
import { errorsTranslations } from './messages/errors/translations/en.ts';
import { errorsRequests } from './messages/errors/requests/en.ts';
import { errorsLearning } from './messages/errors/learning/en.ts';
import { errorsAssignments } from './messages/errors/assignments/en.ts';
import { errorsOutage } from './messages/errors/outage/en.ts';
import { errorsUsed } from './messages/errors/used/en.ts';
import { errorsPeople } from './messages/errors/people/en.ts';
import { errorsImports } from './messages/errors/imports/en.ts';
import { errorsCourses } from './messages/errors/courses/en.ts';
import { errorsUploads } from './messages/errors/uploads/en.ts';
import { errorsGrades } from './messages/errors/grades/en.ts';
import { exam } from './messages/exam/en.ts';
import { explainExam } from './messages/explain/exam/en.ts';
import { explainGrades } from './messages/explain/grades/en.ts';
import { privacy } from './messages/legal/privacy/en.ts';
import { terms } from './messages/legal/terms/en.ts';
import { learningCheck } from './messages/learning/check/en.ts';
import { learningChecked } from './messages/learning/checked/en.ts';
import { learningCourse } from './messages/learning/course/en.ts';
import { learningExam } from './messages/learning/exam/en.ts';
import { learningNotes } from './messages/learning/notes/en.ts';
import { learningPlayer } from './messages/learning/player/en.ts';
import { learningResult } from './messages/learning/result/en.ts';
import { lesson } from './messages/lesson/en.ts';
import { links } from './messages/links/en.ts';
import { changed } from './messages/mail/changed/en.ts';
import { enrol } from './messages/mail/enrol/en.ts';
import { layout } from './messages/mail/layout/en.ts';
import { reset } from './messages/mail/reset/en.ts';
import { receipt } from './messages/mail/receipt/en.ts';
import { assignments as assignmentsResource } from './messages/resources/assignments/en.ts';
import { assignmentSubmissions } from './messages/resources/assignmentSubmissions/en.ts';
import { attendanceSchemas } from './messages/resources/attendanceSchemas/en.ts';
import { categories } from './messages/resources/categories/en.ts';
import { security } from './messages/mail/security/en.ts';
import { verify } from './messages/mail/verify/en.ts';
import { notificationsAccount } from './messages/notifications/account/en.ts';
import { notificationsExam } from './messages/notifications/exam/en.ts';
import { notificationsAssignment } from './messages/notifications/assignment/en.ts';
import { notificationsRequests } from './messages/notifications/requests/en.ts';
import { personAccess } from './messages/person/access/en.ts';
import { personAddress } from './messages/person/address/en.ts';
import { personData } from './messages/person/data/en.ts';
import { personDetails } from './messages/person/details/en.ts';
import { personNotifications } from './messages/person/notifications/en.ts';
import { personProfile } from './messages/person/profile/en.ts';
import { personRequests } from './messages/person/requests/en.ts';
import { personSecurity } from './messages/person/security/en.ts';
import { personSignIn } from './messages/person/signin/en.ts';
import { personWelcome } from './messages/person/welcome/en.ts';
import { printTranscript } from './messages/print/transcript/en.ts';
import { courseTerms } from './messages/resources/course-terms/en.ts';
import { courses } from './messages/resources/courses/en.ts';
import { currencies } from './messages/resources/currencies/en.ts';
import { documents as documentsResource } from './messages/resources/documents/en.ts';
import { examResults } from './messages/resources/examResults/en.ts';
import { exams } from './messages/resources/exams/en.ts';
import { groupBoards } from './messages/resources/groupBoards/en.ts';
import { groups } from './messages/resources/groups/en.ts';
import { lessons } from './messages/resources/lessons/en.ts';
import { logits } from './messages/resources/logits/en.ts';
import { locales } from './messages/resources/locales/en.ts';
import { links as linksResource } from './messages/resources/links/en.ts';
import { questionPools } from './messages/resources/question-pools/en.ts';
import { questions } from './messages/resources/questions/en.ts';
import { regions } from './messages/resources/regions/en.ts';
import { requestForm } from './messages/resources/request-form/en.ts';
import { requestFormAnswers } from './messages/resources/requestFormAnswers/en.ts';
import { siteSettings } from './messages/resources/site-settings/en.ts';
import { gradebook } from './messages/resources/gradebook/en.ts';
import { transcripts } from './messages/resources/transcripts/en.ts';
import { teachers } from './messages/resources/teachers/en.ts';
import { translations } from './messages/resources/translations/en.ts';
import { users } from './messages/resources/users/en.ts';
import { session } from './messages/session/en.ts';
import { shell } from './messages/shell/en.ts';
import { ui } from './messages/ui/en.ts';
import { uploads as uploadsResource } from './messages/resources/uploads/en.ts';
import { uploads } from './messages/uploads/en.ts';
import { workOverview } from './messages/work/overview/en.ts';
import { notificationsAccommodations } from './messages/notifications/accommodations/en.ts';
import { notificationsAppeals } from './messages/notifications/appeals/en.ts';
import { errorsAppeals } from './messages/errors/appeals/en.ts';
import { examReminder } from './messages/mail/reminder/en.ts';
import { examPenalty } from './messages/mail/penalty/en.ts';
import { workRoom } from './messages/work/room/en.ts';
import { workAssignment } from './messages/work/assignment/en.ts';
import { workGrades } from './messages/work/grades/en.ts';
import { workBook } from './messages/work/book/en.ts';
import { workTranscript } from './messages/work/transcript/en.ts';
import { workVerify } from './messages/work/verify/en.ts';
import { workMarking } from './messages/work/marking/en.ts';
import { appeals } from './messages/resources/appeals/en.ts';
import { workAppeals } from './messages/work/appeals/en.ts';
import { accommodations } from './messages/resources/accommodations/en.ts';
import { personExamConditions } from './messages/person/conditions/en.ts';

/**
 * The list of areas. An area is a folder under `messages/`; its path, joined by dots, is the prefix
 * of its ids. A new area is added here and nowhere else: the loaders find the folders.
 *
 * - `messages/<area>/`: the portal loads it; `lesson` with those of `learning`, `uploads` with the first upload.
 * - `messages/resources/<urlSegment>/`, `messages/admin/<area>/`: the back-office loads it (besides
 *   account, common, errors, shell and ui).
 * - `messages/legal/<area>/`: only the screens that show the legal texts load it.
 * - `messages/authoring/<area>/`: only the back-office's screens of courses load it; `marking` also the
 *   portal's.
 * - `messages/learning/<area>/`: only the screens of courses, lessons and exams load it; `checked`
 *   also the back-office's screens of courses.
 * - `messages/work/<area>/`: only the screens of assignments, grades and the transcript load it; `appeals`
 *   also the back-office's.
 * - `messages/person/<area>/`: only the screens of somebody's own account load it; `address` also the
 *   back-office.
 * - `messages/setup/<area>/`: only the page of the first set-up loads it.
 * - `messages/mail/<mail>/`, `messages/errors/<area>/`, `messages/notifications/<area>/`,
 *   `messages/explain/<area>/`, `messages/print/<paper>/`: only the server, which loads everything.
 *
 * The apps take types from this file, never values: it holds every English text.
 */
export const english = {
  account,
  'admin.common': adminCommon,
  'admin.history': adminHistory,
  'admin.d2l': adminD2l,
  'admin.home': adminHome,
  'admin.erase': adminErase,
  'admin.merge': adminMerge,
  'admin.imports': adminImports,
  'admin.permissions': adminPermissions,
  'admin.pictures': adminPictures,
  'admin.security': adminSecurity,
  'authoring.course': authoringCourse,
  'authoring.exam': authoringExam,
  'authoring.lesson': authoringLesson,
  'authoring.marking': authoringMarking,
  'authoring.progress': authoringProgress,
  'authoring.questions': authoringQuestions,
  common,
  course,
  dashboard,
  documents,
  errors,
  'errors.exam': errorsExam,
  'errors.grades': errorsGrades,
  'errors.group': errorsGroup,
  'errors.learning': errorsLearning,
  'errors.assignments': errorsAssignments,
  'errors.formats': errorsQuestionFiles,
  'errors.questions': errorsQuestions,
  'errors.records': errorsRecords,
  'print.transcript': printTranscript,
  'resources.assignments': assignmentsResource,
  'resources.assignmentSubmissions': assignmentSubmissions,
  'resources.attendanceSchemas': attendanceSchemas,
  'resources.categories': categories,
  'errors.identity': errorsIdentity,
  'setup.page': setupPage,
  'errors.setup': errorsSetup,
  'mail.trial': trial,
  'errors.site': errorsSite,
  'errors.translations': errorsTranslations,
  'errors.requests': errorsRequests,
  'errors.outage': errorsOutage,
  'errors.used': errorsUsed,
  'errors.imports': errorsImports,
  'errors.courses': errorsCourses,
  'errors.uploads': errorsUploads,
  'errors.people': errorsPeople,
  exam,
  'explain.exam': explainExam,
  'explain.grades': explainGrades,
  'legal.privacy': privacy,
  'legal.terms': terms,
  'learning.check': learningCheck,
  'learning.checked': learningChecked,
  'learning.course': learningCourse,
  'learning.exam': learningExam,
  'learning.notes': learningNotes,
  'learning.player': learningPlayer,
  'learning.result': learningResult,
  lesson,
  links,
  'mail.changed': changed,
  'mail.enrol': enrol,
  'mail.layout': layout,
  'mail.reset': reset,
  'mail.receipt': receipt,
  'mail.security': security,
  'mail.verify': verify,
  'notifications.account': notificationsAccount,
  'notifications.exam': notificationsExam,
  'notifications.assignment': notificationsAssignment,
  'notifications.requests': notificationsRequests,
  'person.access': personAccess,
  'person.address': personAddress,
  'person.data': personData,
  'person.details': personDetails,
  'person.notifications': personNotifications,
  'person.profile': personProfile,
  'person.requests': personRequests,
  'person.security': personSecurity,
  'person.signin': personSignIn,
  'person.welcome': personWelcome,
  'resources.course-terms': courseTerms,
  'resources.courses': courses,
  'resources.currencies': currencies,
  'resources.documents': documentsResource,
  'resources.examResults': examResults,
  'resources.exams': exams,
  'resources.groupBoards': groupBoards,
  'resources.groups': groups,
  'resources.lessons': lessons,
  'resources.logits': logits,
  'resources.uploads': uploadsResource,
  'resources.locales': locales,
  'resources.links': linksResource,
  'resources.question-pools': questionPools,
  'resources.questions': questions,
  'resources.regions': regions,
  'resources.request-form': requestForm,
  'resources.requestFormAnswers': requestFormAnswers,
  'resources.site-settings': siteSettings,
  'resources.gradebook': gradebook,
  'resources.teachers': teachers,
  'resources.transcripts': transcripts,
  'resources.translations': translations,
  'resources.users': users,
  session,
  shell,
  ui,
  uploads,
  'work.overview': workOverview,
  'notifications.accommodations': notificationsAccommodations,
  'notifications.appeals': notificationsAppeals,
  'errors.appeals': errorsAppeals,
  'mail.reminder': examReminder,
  'mail.penalty': examPenalty,
  'work.assignment': workAssignment,
  'work.room': workRoom,
  'work.grades': workGrades,
  'work.book': workBook,
  'work.transcript': workTranscript,
  'work.verify': workVerify,
  'work.marking': workMarking,
  'resources.appeals': appeals,
  'work.appeals': workAppeals,
  'resources.accommodations': accommodations,
  'person.conditions': personExamConditions,
} as const;
