const samples: Readonly<Record<string, string>> = {
  '/student/courses/:_id': '/student/courses/course-bib101',
  '/student/courses/:_id/lessons/:lessonId':
    '/student/courses/course-bib101/lessons/lesson-bib101-1',
  '/student/courses/:_id/notes': '/student/courses/course-bib101/notes',
  '/student/courses/:_id/progress': '/student/courses/course-bib101/progress',
  '/student/exams/:_id': '/student/exams/exam-bib101-midterm',
  '/student/exams/:_id/room': '/student/exams/exam-bib101-midterm/room',
};

/** An address of the demonstration college for a pattern of the route table. */
export const sampleOf = (pattern: string): string =>
  samples[pattern] ?? pattern.replace(/:\w+/g, 'sample');
