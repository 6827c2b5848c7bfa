import { all, belonging, four, type KindOfId, others, regional, shared } from './id-kinds.ts';
import { caseKinds } from './case-id-places.ts';
import { assignmentKinds } from './assignment-id-places.ts';
import { belongingKinds } from './belonging-id-places.ts';
import { courseKinds } from './course-id-places.ts';
import { examKinds, idleOfExams } from './exam-id-places.ts';
import { gradeKinds } from './grade-id-places.ts';
import { questionKinds } from './question-id-places.ts';
import { sharedKinds } from './shared-id-places.ts';
import { owners } from './owners.ts';

/** Every kind of id, and where the API takes one (docs/product/access.md). */
export const kinds: Readonly<Record<string, KindOfId>> = {
  user: {
    ids: { ...owners },
    foreign: regional,
    places: all(`
      Query.addresses.itemId Query.assignmentSubmissions.filter.studentId Query.examResults.filter.studentId Query.mergePreview.goneId
      Query.mergePreview.keepId Query.permissionAnswer.userId Query.recordHistory._id
      Query.recordableExams.studentId Query.user.userId Query.users.filter.ids
      Query.logits.filter.userId Query.logits.filter.recordId Query.erasurePreview.userId
      Query.userMergers.userId Query.videoUploads.filter.userId
      Query.gradeChanges.filter.studentId Query.transcript.userId
      Mutation.correctCourseGrade.gradeCorrectionInput.studentId
      Query.transcripts.filter.studentId Mutation.issueTranscript.userId
      Query.accommodation.userId Query.accommodations.filter.ids
      Mutation.setAccommodation.userId Mutation.removeAccommodation.userId
      Mutation.eraseUser.userId Mutation.reopenSubmission.submissionReopenInput.userId
      Mutation.addGroupMembers.userIds Mutation.createGroup.groupInput.facilitatorIds
      Mutation.createGroup.groupInput.studentIds Mutation.createRegion.regionInput.attendanceAdminIds
      Mutation.createRegion.regionInput.deanIds Mutation.createTeacher.teacherInput.userId
      Mutation.exportPerson.userId Mutation.impersonateUser.userId
      Mutation.insertLogit.logitInput.userId Mutation.mergeUsers.goneId Mutation.mergeUsers.keepId
      Mutation.moveGroupMembers.userIds Mutation.recordExamResult.recordedResultInput.studentId
      Mutation.removeGroupMembers.userIds Mutation.resetSecondFactor.userId
      Mutation.restoreRecord._id Mutation.sendAccountMail.userId Mutation.sendAccountMails.userIds
      Mutation.setUserActive._id Mutation.setUsersActive.userIds
      Mutation.updateAddress.addressInput.itemId Mutation.updateAddress.addressInput.updatedBy
      Mutation.updateGroup.groupInput.facilitatorIds Mutation.updateGroup.groupInput.studentIds
      Mutation.updateRegion.regionInput.attendanceAdminIds Mutation.updateRegion.regionInput.deanIds
      Mutation.updateTeacher.teacherInput.userId Mutation.updateUser._id
      Mutation.updateUserProfile.userProfileInput._id
    `),
  },
  group: {
    ids: {
      ...four('group-cape-town-1', 'group-cape-town-2', 'group-cape-town-2', 'group-berlin-1'),
      deleted: 'group-gone',
    },
    foreign: regional,
    places: all(`
      Query.appeals.filter.groupId
      Query.gradeBook.groupId Query.gradeBookCourses.groupId Query.gradeChanges.filter.groupId
      Query.assignmentStudents.groupId Query.assignmentSubmissions.filter.groupId
      Mutation.setAssignmentDates.assignmentDatesInput.groupId
      Query.attemptsToMark.filter.groupId Query.examItemAnalysis.groupId Query.examRoom.groupId
      Mutation.extendExamAttempts.groupId Mutation.messageExamRoom.groupId
      Mutation.setExamWindow.examWindowInput.groupId
      Query.courses.filter.groupId Query.dashboard.groupId Query.examResults.filter.groupId
      Query.group._id Query.groupBoards.filter.ids Query.groups.filter.ids Query.signUpGroup._id
      Query.groupProgress.groupId Mutation.createLessonNote.lessonNoteInput.groupId
      Mutation.updateLessonNote.lessonNoteInput.groupId
      Query.studentCourses.groupId Query.users.filter.groupId
      Mutation.addGroupMembers._id Mutation.createCourse.courseInput.groupIds
      Mutation.createLink.linkInput.groupIds Mutation.createRequestForm.requestFormInput.groupIds
      Mutation.createUser.userInput.groupIds Mutation.updateRequestForm.requestFormInput.groupIds
      Mutation.moveGroupMembers._id Mutation.previewImport.importInput.groupId
      Mutation.recordExamResult.recordedResultInput.groupId Mutation.removeGroup._id
      Mutation.removeGroupMembers._id Mutation.selfCreateAccount.groupId
      Mutation.setGroupsArchived.groupIds Mutation.startImport.importInput.groupId
      Mutation.copyCourse.courseCopyInput.groupIds
      Mutation.setCourseOffering.courseOfferingInput.groupId
      Mutation.updateCourse.courseInput.groupIds Mutation.updateGroup._id
      Mutation.updateLink.linkInput.groupIds Mutation.updateUser.userInput.groupIds
      Mutation.updateUserProfile.userProfileInput.selectedGroup
    `),
  },
  region: {
    ids: {
      ...four('region-cape-town', 'region-us-alumni', 'region-denver', 'region-berlin'),
      deleted: 'region-gone',
    },
    foreign: { student: others, regionAdmin: others },
    places: all(`
      Query.accommodations.filter.regionId Query.appeals.filter.regionId
      Query.assignmentSubmissions.filter.regionId
      Query.attemptsToMark.filter.regionId Query.examItemAnalysis.regionId
      Query.examResults.filter.regionId Query.groupBoards.filter.regionId
      Query.transcripts.filter.regionId
      Query.groups.filter.regionId Query.links.filter.regionId Query.permissionAnswer.regionId
      Query.region._id Query.regions.filter.ids Query.requestFormAnswers.filter.regionId
      Query.users.filter.regionId Mutation.createRequestForm.requestFormInput.regionIds
      Mutation.updateRequestForm.requestFormInput.regionIds
      Mutation.createGroup.groupInput.regionId Mutation.createLink.linkInput.regionIds
      Mutation.createUser.userInput.regionIds Mutation.createUser.userInput.regionRoles.regionId
      Mutation.removeRegion._id Mutation.updateGroup.groupInput.regionId
      Mutation.updateLink.linkInput.regionIds Mutation.updateRegion._id
      Mutation.updateSiteSettings.siteSettingsInput.alumniRegionId
      Mutation.updateUser.userInput.regionIds Mutation.updateUser.userInput.regionRoles.regionId
    `),
  },
  course: {
    ids: {
      ...four('course-bib101', 'course-hom201', 'course-bib201', 'course-berlin'),
      deleted: 'course-gone',
    },
    foreign: { student: others },
    places: all(`
      Query.assignments.filter.courseId Query.assignmentSubmissions.filter.courseId
      Query.studentAssignments.filter.courseId
      Mutation.createAssignment.assignmentInput.courseId
      Mutation.updateAssignment.assignmentInput.courseId
      Query.attemptsToMark.filter.courseId
      Query.course._id Query.courses.filter.ids Query.examResults.filter.courseId
      Query.exportQuestions.filter.courseId Query.questionPools.filter.courseId
      Query.questions.filter.courseId Mutation.createQuestion.questionInput.courseId
      Mutation.createQuestionPool.questionPoolInput.courseId Mutation.importQuestions.courseId
      Mutation.previewQuestionImport.courseId Mutation.updateQuestion.questionInput.courseId
      Mutation.updateQuestionPool.questionPoolInput.courseId
      Query.exams.filter.courseId Query.lessons.filter.courseId Query.studentCourse._id
      Query.courseNotes.courseId Query.groupProgress.courseId
      Mutation.correctCourseGrade.gradeCorrectionInput.courseId
      Query.courseGrade.courseId Query.gradeBook.courseId Query.gradeChanges.filter.courseId
      Query.teachers.filter.courseId Mutation.createExam.examInput.courseId
      Mutation.createLesson.lessonInput.courseId Mutation.recordCourseActivity.courseId
      Mutation.removeCourse._id Mutation.updateCourse._id Mutation.updateExam.examInput.courseId
      Mutation.updateLesson.lessonInput.courseId Query.previewCourse._id Mutation.copyCourse._id
      Mutation.publishCourse._id Mutation.unpublishCourse._id
      Mutation.setCourseOffering.courseOfferingInput.courseId
    `),
  },
  lesson: {
    ids: {
      ...four('lesson-bib101-1', 'lesson-hom201-1', 'lesson-bib201-1', 'lesson-berlin'),
      deleted: 'lesson-gone',
    },
    foreign: { student: others },
    places: all(`
      Query.lesson._id Query.lessons.filter.ids Query.studentLesson._id
      Query.lessonNotes.lessonId Mutation.createLessonNote.lessonId Mutation.markLessonRead.lessonId
      Mutation.getMultipartVideoUploadInfo.videoUploadInput.itemId
      Mutation.saveLessonProgress.lessonProgressInput.lessonId Mutation.updateLesson._id
      Query.previewLesson._id Mutation.moveLesson._id Mutation.publishLessons.ids
    `),
  },
  spareLesson: {
    ids: {
      ...four('lesson-spare', 'lesson-spare', 'lesson-spare', 'lesson-spare'),
      deleted: 'lesson-gone',
    },
    foreign: shared,
    places: all(`
      Mutation.removeLesson._id Mutation.removeLessonMedia.lessonId
      Mutation.removeLessonSubtitles.lessonId Mutation.setLessonSubtitles.lessonId
    `),
  },
  link: {
    ids: {
      ...four('link-spare-cape-town', 'link-cape-town', 'link-first-year', 'link-spare-berlin'),
      deleted: 'link-gone',
    },
    foreign: regional,
    places: all(`Query.link._id Query.links.filter.ids Mutation.orderLinks.ids
      Mutation.updateLink._id`),
  },
  spareLink: {
    ids: {
      own: 'link-spare-cape-town',
      anotherRegion: 'link-spare-berlin',
      deleted: 'link-gone',
    },
    foreign: regional,
    places: ['Mutation.removeLink._id'],
  },
  requestForm: {
    ids: {
      own: 'request-form-letter',
      anotherUser: 'request-form-room',
      deleted: 'request-form-gone',
    },
    foreign: shared,
    places: all(`
      Query.requestForm._id Query.requestFormAnswers.filter.formId Query.requestForms.filter.ids
      Mutation.removeRequestForm._id Mutation.updateRequestForm._id
    `),
  },
  offeredForm: {
    ids: { own: 'request-form-letter', anotherUser: 'request-form-spare' },
    foreign: {},
    places: ['Mutation.submitRequestForm.formId'],
  },
  formField: {
    ids: { own: 'letter-for', anotherUser: 'room-reason' },
    foreign: { student: ['anotherUser'] },
    places: all(`
      Mutation.createRequestForm.requestFormInput.fields._id
      Mutation.submitRequestForm.values.fieldId
      Mutation.updateRequestForm.requestFormInput.fields._id
    `),
  },
  request: {
    ids: belonging('request'),
    foreign: regional,
    places: all(`
      Query.requestFormAnswer._id Query.requestFormAnswers.filter.ids Mutation.answerRequest._id
    `),
  },
  madeRequest: {
    ids: belonging('request'),
    foreign: { student: others, regionAdmin: ['own', ...others] },
    places: ['Mutation.submitRequestForm._id'],
  },
  import: {
    ids: four('import-regionadmin', 'import-admin', 'import-superadmin', 'import-regionadmin2'),
    foreign: {
      student: others,
      regionAdmin: others,
      superadmin: ['own', 'anotherUser', 'anotherRegion'],
    },
    places: all(`Query.import._id Mutation.undoImport._id`),
  },
  entry: {
    ids: belonging('entry'),
    foreign: { student: others, regionAdmin: others, superadmin: others },
    places: ['Mutation.restoreRecord.entryId'],
  },
  ...assignmentKinds,
  ...belongingKinds,
  ...caseKinds,
  ...courseKinds,
  ...examKinds,
  ...gradeKinds,
  ...questionKinds,
  ...sharedKinds,
  madeAttempt: {
    ids: belonging('attempt-ended'),
    foreign: { student: others, regionAdmin: ['anotherRegion'] },
    places: all(
      `Mutation.recordExamResult._id Mutation.startExamAttempt._id Mutation.startExamTest._id`,
    ),
  },
  madeImport: {
    ids: four('import-regionadmin', 'import-admin', 'import-superadmin', 'import-regionadmin2'),
    foreign: { regionAdmin: others },
    places: ['Mutation.startImport._id'],
  },
};

/** Where no id makes a difference, and why. */
export const idle: Readonly<Record<string, string>> = {
  ...idleOfExams,
  'Mutation.createLessonNote.lessonNoteInput.groupId':
    'none of the three facilitates a group, as notes are pinned for',
  'Mutation.createRegion.regionInput.attendanceAdminIds': 'nobody is of a new region yet',
  'Mutation.createRegion.regionInput.deanIds': 'nobody is of a new region yet',
  'Mutation.createRequestForm.requestFormInput.fields._id': 'a new form names its own fields',
  'Mutation.gradeSubmission.submissionGradeInput.savedCommentIds':
    'one’s own alone are counted, others change nothing',
  'Mutation.insertLogit.logitInput.userId': 'whoever is signed in is noted',
  'Mutation.updateAddress.addressInput.updatedBy': 'whoever is signed in is noted',
  'Mutation.updateLessonNote.lessonNoteInput.groupId': 'nor when a note is changed',
  'Mutation.updateRequestForm.requestFormInput.fields._id': 'a form names its own fields',
  'Query.videoUploads.filter.userId': 'superadmins, who alone ask, reach everybody',
};

/** Where somebody else's record is not answered as a missing one, and why that tells nothing. */
export const open: Readonly<Record<string, string>> = {
  'Mutation.createLessonNote._id': 'the browser makes the id, too long to be guessed',
  'Mutation.createSavedComment._id': 'the browser makes the id, too long to be guessed',
  'Mutation.getMultipartVideoUploadInfo.videoUploadInput.videoId':
    'the browser makes the id, too long to be guessed',
  'Mutation.issueTranscript._id': 'the browser makes the id, too long to be guessed',
  'Mutation.openAppeal._id': 'the browser makes the id, too long to be guessed',
  'Mutation.recordExamResult._id': 'the browser makes the id, too long to be guessed',
  'Mutation.saveSubmissionDraft.submissionDraftInput._id':
    'the browser makes the id, too long to be guessed',
  'Mutation.selfCreateAccount.groupId': 'the link to sign up is for everybody',
  'Mutation.startExamAttempt._id': 'the browser makes the id, too long to be guessed',
  'Mutation.startExamTest._id': 'the browser makes the id, too long to be guessed',
  'Mutation.startImport._id': 'the browser makes the id, too long to be guessed',
  'Mutation.submitRequestForm._id': 'the browser makes the id, too long to be guessed',
  'Query.signUpGroup._id': 'the link to sign up is for everybody',
};
