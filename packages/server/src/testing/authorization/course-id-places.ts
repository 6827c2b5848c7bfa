import { all, four, type KindOfId, shared } from './id-kinds.ts';

/** Ids of what belongs to courses, lessons and teachers, and of the terms they are offered in. */
export const courseKinds: Readonly<Record<string, KindOfId>> = {
  term: {
    ids: {
      ...four('term-spare', 'term-spring', 'term-autumn', 'term-autumn-last'),
      deleted: 'term-gone',
    },
    foreign: shared,
    places: all(`
      Query.courses.filter.termId Query.term._id Query.terms.filter.ids
      Mutation.copyCourse.courseCopyInput.termId
      Mutation.setCourseOffering.courseOfferingInput.termId Mutation.updateTerm._id
    `),
  },
  spareTerm: {
    ids: { own: 'term-spare', deleted: 'term-gone' },
    foreign: shared,
    places: ['Mutation.removeTerm._id'],
  },
  lessonCheck: {
    ids: { own: 'check-bib101-3', anotherRegion: 'check-berlin', deleted: 'check-gone' },
    // Only who takes the lesson answers.
    foreign: {
      student: ['anotherRegion'],
      regionAdmin: ['own', 'anotherRegion'],
      superadmin: ['own', 'anotherRegion'],
    },
    places: ['Mutation.answerLessonCheck.lessonCheckAnswerInput.checkId'],
  },
  previewedCheck: {
    ids: { own: 'check-bib101-3', anotherRegion: 'check-berlin', deleted: 'check-gone' },
    foreign: shared,
    places: ['Query.previewLessonCheck.checkId'],
  },
  offering: {
    ids: { own: 'offering-spare', anotherRegion: 'offering-berlin' },
    foreign: shared,
    places: ['Mutation.removeCourseOffering._id'],
  },
  download: {
    ids: { own: 'download-spare', anotherRegion: 'download-berlin' },
    foreign: shared,
    places: all(`
      Mutation.moveLessonDownload._id Mutation.removeLessonDownload._id
      Mutation.renameLessonDownload._id
    `),
  },
  spareCourse: {
    ids: { own: 'course-spare', deleted: 'course-gone' },
    foreign: shared,
    places: ['Mutation.removeCourseImage._id'],
  },
  spareTeacher: {
    ids: { own: 'teacher-spare', deleted: 'teacher-gone' },
    foreign: shared,
    places: ['Mutation.removeTeacherPicture._id'],
  },
};
