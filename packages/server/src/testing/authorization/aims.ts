import { newId } from '../../platform/id.ts';
import { samples } from './samples.ts';
import { STALE } from './try.ts';

/** Cape Town as it is: its roles hang on its short name. */
const capeTown = {
  ...samples['RegionInput']?.(0),
  name: 'Cape Town',
  slug: 'Cape-Town',
  type: 'LAMPSTAND_CAMPUS',
};

const member = { _id: 'group-spare', userIds: ['user-student'], role: 'STUDENT' };

/** What a root field, or one place in its arguments, is aimed at where the matrix aims at something that must stay. */
const aims: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'Query.appealState.subjectKind': { subjectId: 'attempt-failed-own' },
  'Query.logit': { _id: 'entry-own' },
  'Query.exportQuestions.filter.courseId': { filter: {} },
  'Query.exportQuestions.filter.poolId': { filter: {} },
  'Query.previewRegrade.questionId': { versionId: 'question-spare-v1' },
  'Query.mergePreview': { keepId: 'user-spare', goneId: 'user-0001' },
  'Query.logits.filter.groupId': { filter: { source: 'REPORT' } },
  'Mutation.abandonExamAttempt.by': { _id: 'attempt-open-own' },
  'Mutation.addGroupMembers': { ...member, userIds: ['user-spare'] },
  'Mutation.importQuestions': { text: 'Is it so? {T}', indexes: [0] },
  'Mutation.importQuestions.poolId': { courseId: 'course-spare' },
  'Mutation.mergeUsers': { keepId: 'user-spare', goneId: 'user-0001' },
  'Mutation.moveGroupMembers': { ...member, role: 'FACILITATOR' },
  'Mutation.regradeQuestion.questionId': { versionId: 'question-spare-v1' },
  'Mutation.openAppeal.subjectKind': { subjectId: 'attempt-failed-own' },
  'Mutation.removeGroupMembers': member,
  'Mutation.setUsersActive.active': { userIds: ['user-spare'] },
  'Mutation.setGroupsArchived.archived': { groupIds: ['group-spare'] },
  'Mutation.startExamAttempt.mode': { examId: 'exam-bib102-workshop' },
  'Mutation.restoreRecord': { _id: 'user-student', entryId: 'entry-own' },
  'Mutation.removeLessonMedia': { locale: 'en' },
  'Mutation.removeLessonSubtitles': { locale: 'en' },
  'Mutation.setLessonSubtitles': { locale: 'de_DE', text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nx' },
  'Mutation.submitRequestForm': {
    formId: 'request-form-letter',
    formVersion: 1,
    values: [
      { fieldId: 'letter-for', value: 'The bank' },
      { fieldId: 'letter-language', value: 'English' },
    ],
  },
  'Mutation.updateRequestForm': { _id: 'request-form-spare' },
  'Mutation.updateCourse': { _id: 'course-spare' },
  'Mutation.updateExam': { _id: 'exam-spare' },
  'Mutation.updateGroup': { _id: 'group-spare' },
  'Mutation.updateLesson': { _id: 'lesson-spare' },
  'Mutation.updateLink': { _id: 'link-spare-cape-town' },
  'Mutation.updateRegion': { _id: 'region-cape-town', regionInput: capeTown },
  'Mutation.updateQuestion': { _id: 'question-spare' },
  'Mutation.updateQuestionPool': { _id: 'pool-spare' },
  'Mutation.updateTerm': { _id: 'term-spare' },
  'Mutation.updateTeacher': { _id: 'teacher-spare' },
  'Mutation.updateUser': { _id: 'user-spare' },
};

/** Whose id the browser makes: each call needs a new one. */
const made = [
  'Mutation.openAppeal',
  'Mutation.createLessonNote',
  'Mutation.createQuestion',
  'Mutation.importQuestions',
  'Mutation.issueTranscript',
  'Mutation.recordExamResult',
  'Mutation.startExamAttempt',
  'Mutation.startExamTest',
  'Mutation.startImport',
  'Mutation.submitRequestForm',
];

/** Spares are at version 1. Another record is aimed at with a version that it does not have. */
export function aimOf(name: string, place: string): Readonly<Record<string, unknown>> {
  const version = place.includes('.') || place === 'entryId' ? 1 : STALE;
  const id = made.includes(name) ? { _id: newId() } : {};
  return { ...aims[name], ...aims[`${name}.${place}`], ...id, version };
}
