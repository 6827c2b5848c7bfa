const samples: Readonly<Record<string, string>> = {
  '/student/courses/:_id': '/student/courses/course-bib101',
  '/student/courses/:_id/lessons/:lessonId':
    '/student/courses/course-bib101/lessons/lesson-bib101-1',
  '/student/courses/:_id/notes': '/student/courses/course-bib101/notes',
  '/student/courses/:_id/progress': '/student/courses/course-bib101/progress',
  '/student/courses/:_id/grades': '/student/courses/course-bib101/grades',
  '/student/exams/:_id': '/student/exams/exam-bib101-midterm',
  '/student/exams/:_id/results/:attemptId':
    '/student/exams/exam-bib101-midterm/results/attempt-1319',
  '/student/exams/:_id/room': '/student/exams/exam-bib101-midterm/room',
  '/student/exams/:_id/marking': '/student/exams/exam-bib102-workshop/marking',
  '/student/assignments/:_id': '/student/assignments/assignment-exile-essay',
  '/student/assignments/:_id/submissions':
    '/student/assignments/assignment-exile-essay/submissions',
  '/student/appeals/:_id': '/student/appeals/appeal-open',
};

/** What students find at an address: the others belong to who leads a group, or need an open attempt. */
const ofStudents: readonly string[] = [
  '/student/courses/:_id',
  '/student/courses/:_id/lessons/:lessonId',
  '/student/courses/:_id/notes',
  '/student/courses/:_id/grades',
  '/student/exams/:_id',
  '/student/exams/:_id/results/:attemptId',
  '/student/assignments/:_id',
];

/** Whether the student of the demonstration college finds a record there. */
export const isOfTheStudent = (pattern: string): boolean => ofStudents.includes(pattern);

/** An address of the demonstration college for a pattern of the route table. */
export const sampleOf = (pattern: string): string =>
  samples[pattern] ?? pattern.replace(/:\w+/g, 'sample');
