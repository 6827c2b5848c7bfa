import { STALE, create, list, one, remove, update, type Try } from './try.ts';

const course = { name: '', code: '', locale: 'en', published: false, groupIds: [] };

const lesson = {
  courseId: 'course-bib101',
  title: '',
  kind: 'VIDEO',
  position: 1,
  published: false,
};

/** How the root fields of courses and lessons are tried. */
export const learningTries: Readonly<Record<string, Try>> = {
  'Query.courseNotes': one('courseNotes', 'course-spf101', 'courseId'),
  'Query.course': one('course', 'course-bib101'),
  'Query.courses': list('courses'),
  'Query.dashboard': { query: '{ dashboard { unreadNotifications } }' },
  'Query.groupProgress': {
    query: '{ groupProgress(groupId: "group-cape-town-1", courseId: "course-bib101") { total } }',
  },
  'Query.lesson': one('lesson', 'lesson-bib101-1'),
  'Query.lessonNotes': one('lessonNotes', 'lesson-spf101-1', 'lessonId'),
  'Query.lessons': list('lessons'),
  'Query.previewLessonCheck': {
    query:
      '{ previewLessonCheck(checkId: "check-bib101-3", answer: { choiceIds: ["question-bib101-recording-2"] }) }',
  },
  'Query.studentCourse': one('studentCourse', 'course-spf101'),
  'Query.studentCourses': { query: '{ studentCourses(groupId: "group-cape-town-1") { _id } }' },
  'Query.studentLesson': one('studentLesson', 'lesson-spf101-1'),
  'Mutation.answerLessonCheck': {
    // Without a word: whoever may answer is told that this is no answer.
    query:
      'mutation { answerLessonCheck(lessonCheckAnswerInput: { checkId: "check-bib101-3", triesBefore: 0, answer: {} }) { right } }',
  },
  'Mutation.createCourse': create('Course', course),
  'Mutation.createLesson': create('Lesson', lesson),
  'Mutation.createLessonNote': {
    // For a group that is not there: whoever may write notes of the lesson is told so.
    query:
      'mutation { createLessonNote(_id: "00000000-0000-7000-8000-000000000003", lessonId: "lesson-spf101-1", lessonNoteInput: { atSeconds: 1, text: "x", groupId: "none" }) { _id } }',
  },
  'Mutation.markLessonRead': {
    // A recording: whoever may open it is told that it is seen, not read.
    query: 'mutation { markLessonRead(lessonId: "lesson-spf101-1") { completed } }',
  },
  'Mutation.recordCourseActivity': {
    query: 'mutation { recordCourseActivity(courseId: "course-spf101") }',
  },
  'Mutation.removeCourse': remove('Course', 'course-bib101'),
  'Mutation.removeLesson': remove('Lesson', 'lesson-bib101-1'),
  'Mutation.removeLessonNote': { query: 'mutation { removeLessonNote(_id: "none") { _id } }' },
  'Mutation.saveLessonProgress': {
    query:
      'mutation { saveLessonProgress(lessonProgressInput: { lessonId: "lesson-spf101-1", positionSeconds: 1, playbackSpeed: 1, completed: false }) { positionSeconds } }',
  },
  'Mutation.updateCourse': update('Course', 'course-bib101', course),
  'Mutation.updateLessonNote': {
    query: `mutation { updateLessonNote(_id: "lesson-note-1", version: ${STALE}, lessonNoteInput: { atSeconds: 1, text: "x" }) { _id } }`,
  },
  'Mutation.updateLesson': update('Lesson', 'lesson-bib101-1', { ...lesson, title: 'x' }),
};
