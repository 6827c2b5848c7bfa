import { STALE, create, list, one, remove, update, type Try } from './try.ts';

const term = { name: '', year: 2026, startsOn: '2026-01-12', endsOn: '2026-05-29' };

const offering = {
  courseId: 'course-bib101',
  groupId: 'group-cape-town-1',
  startsOn: '2026-01-12',
  endsOn: '2026-05-29',
  version: STALE,
};

/** A language in which nothing is there to be removed. */
const NOTHING = 'hu_HU';

/** How the root fields of those who make courses are tried. */
export const authoringTries: Readonly<Record<string, Try>> = {
  'Query.previewCourse': one('previewCourse', 'course-bib101'),
  'Query.previewLesson': one('previewLesson', 'lesson-bib101-1'),
  'Query.term': one('term', 'term-spring'),
  'Query.terms': list('terms'),
  'Mutation.copyCourse': {
    query:
      'mutation { copyCourse(_id: "course-bib101", courseCopyInput: { code: "", name: "", groupIds: [] }) { _id } }',
  },
  'Mutation.createTerm': create('Term', term),
  'Mutation.moveLesson': {
    query: `mutation { moveLesson(_id: "lesson-bib101-1", version: ${STALE}, position: 2) { _id } }`,
  },
  'Mutation.moveLessonDownload': {
    query: 'mutation { moveLessonDownload(_id: "nothing", position: 1) { _id } }',
  },
  'Mutation.publishCourse': {
    query: `mutation { publishCourse(_id: "course-bib101", version: ${STALE}) { _id } }`,
  },
  'Mutation.publishLessons': {
    query: 'mutation { publishLessons(ids: ["lesson-bib101-1"], published: true) { status } }',
  },
  'Mutation.removeCourseImage': {
    query: 'mutation { removeCourseImage(_id: "nothing") { _id } }',
  },
  'Mutation.removeCourseOffering': {
    query: 'mutation { removeCourseOffering(_id: "nothing") { _id } }',
  },
  'Mutation.removeLessonDownload': {
    query: 'mutation { removeLessonDownload(_id: "nothing") { _id } }',
  },
  'Mutation.removeLessonMedia': {
    query: `mutation { removeLessonMedia(lessonId: "lesson-bib101-1", locale: "${NOTHING}") { _id } }`,
  },
  'Mutation.removeLessonSubtitles': {
    query: `mutation { removeLessonSubtitles(lessonId: "lesson-bib101-1", locale: "${NOTHING}") { _id } }`,
  },
  'Mutation.removeTeacherPicture': {
    query: 'mutation { removeTeacherPicture(_id: "nothing") { _id } }',
  },
  'Mutation.removeTerm': remove('Term', 'term-spring'),
  'Mutation.renameLessonDownload': {
    query: 'mutation { renameLessonDownload(_id: "nothing", title: "x") { _id } }',
  },
  'Mutation.setCourseOffering': {
    query:
      'mutation ($input: CourseOfferingInput!) { setCourseOffering(courseOfferingInput: $input) { _id } }',
    variables: { input: offering },
  },
  'Mutation.setLessonSubtitles': {
    query:
      'mutation { setLessonSubtitles(lessonId: "lesson-bib101-1", locale: "en", text: "x") { _id } }',
  },
  'Mutation.unpublishCourse': {
    query: `mutation { unpublishCourse(_id: "course-bib101", version: ${STALE}) { _id } }`,
  },
  'Mutation.updateTerm': update('Term', 'term-spring', { ...term, name: 'x' }),
};
