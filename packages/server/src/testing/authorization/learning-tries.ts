import { STALE, create, list, one, remove, update, type Try } from './try.ts';

const course = { name: '', code: '', locale: 'en', published: false, groupIds: [] };

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

/** How the root fields of courses, lessons, exams and their results are tried. */
export const learningTries: Readonly<Record<string, Try>> = {
  'Query.courseNotes': one('courseNotes', 'course-spf101', 'courseId'),
  'Query.course': one('course', 'course-bib101'),
  'Query.courses': list('courses'),
  'Query.dashboard': { query: '{ dashboard { unreadNotifications } }' },
  'Query.exam': one('exam', 'exam-bib101-final'),
  'Query.examAttempt': one('examAttempt', '00000000-0000-7000-8000-000000000001'),
  'Query.examResult': one('examResult', 'matrix-result'),
  'Query.examResults': list('examResults'),
  'Query.exams': list('exams'),
  'Query.groupProgress': {
    query: '{ groupProgress(groupId: "group-cape-town-1", courseId: "course-bib101") { total } }',
  },
  'Query.lesson': one('lesson', 'lesson-bib101-1'),
  'Query.lessonNotes': one('lessonNotes', 'lesson-spf101-1', 'lessonId'),
  'Query.lessons': list('lessons'),
  'Query.recordableExams': {
    query: '{ recordableExams(studentId: "user-student") { attemptsUsed } }',
  },
  'Query.studentCourse': one('studentCourse', 'course-spf101'),
  'Query.studentCourses': { query: '{ studentCourses(groupId: "group-cape-town-1") { _id } }' },
  'Query.studentExam': one('studentExam', 'exam-spf101-reflection'),
  'Query.studentLesson': one('studentLesson', 'lesson-spf101-1'),
  'Mutation.abandonExamAttempt': {
    query: 'mutation { abandonExamAttempt(_id: "matrix-result") { _id } }',
  },
  'Mutation.correctExamResult': {
    query: `mutation { correctExamResult(_id: "matrix-result", version: ${STALE}, examResultInput: { score: 1, reason: "x" }) { _id } }`,
  },
  'Mutation.createCourse': create('Course', course),
  'Mutation.createExam': create('Exam', exam),
  'Mutation.createLesson': create('Lesson', lesson),
  'Mutation.createLessonNote': {
    // For a group that is not there: whoever may write notes of the lesson is told so.
    query:
      'mutation { createLessonNote(_id: "00000000-0000-7000-8000-000000000003", lessonId: "lesson-spf101-1", lessonNoteInput: { atSeconds: 1, text: "x", groupId: "none" }) { _id } }',
  },
  'Mutation.finishExamAttempt': {
    query: 'mutation { finishExamAttempt(_id: "matrix-result") { _id } }',
  },
  'Mutation.markLessonRead': {
    // A recording: whoever may open it is told that it is seen, not read.
    query: 'mutation { markLessonRead(lessonId: "lesson-spf101-1") { completed } }',
  },
  'Mutation.recordCourseActivity': {
    query: 'mutation { recordCourseActivity(courseId: "course-spf101") }',
  },
  'Mutation.recordExamResult': {
    // In a time to come: whoever may record is told of the moment.
    query:
      'mutation { recordExamResult(_id: "00000000-0000-7000-8000-000000000002", recordedResultInput: { examId: "exam-bib101-final", studentId: "user-student", groupId: "group-cape-town-1", finishedAt: "2999-01-01T00:00:00Z", score: 1, reason: "x" }) { _id } }',
  },
  'Mutation.removeCourse': remove('Course', 'course-bib101'),
  'Mutation.removeExam': remove('Exam', 'exam-bib101-midterm'),
  'Mutation.removeLesson': remove('Lesson', 'lesson-bib101-1'),
  'Mutation.removeLessonNote': { query: 'mutation { removeLessonNote(_id: "none") { _id } }' },
  'Mutation.saveExamAnswer': {
    query:
      'mutation { saveExamAnswer(examAnswerInput: { attemptId: "00000000-0000-7000-8000-000000000001", questionId: "exam-bib101-final-q1", choiceId: "exam-bib101-final-q1-c1", sequence: 1 }) { sequence } }',
  },
  'Mutation.saveLessonProgress': {
    query:
      'mutation { saveLessonProgress(lessonProgressInput: { lessonId: "lesson-spf101-1", positionSeconds: 1, playbackSpeed: 1, completed: false }) { positionSeconds } }',
  },
  'Mutation.startExamAttempt': {
    query:
      'mutation { startExamAttempt(_id: "00000000-0000-7000-8000-000000000001", examId: "exam-bib101-final") { _id } }',
  },
  'Mutation.updateCourse': update('Course', 'course-bib101', course),
  'Mutation.updateExam': update('Exam', 'exam-bib101-final', exam),
  'Mutation.updateLessonNote': {
    query: `mutation { updateLessonNote(_id: "lesson-note-1", version: ${STALE}, lessonNoteInput: { atSeconds: 1, text: "x" }) { _id } }`,
  },
  'Mutation.updateLesson': update('Lesson', 'lesson-bib101-1', { ...lesson, title: 'x' }),
};
