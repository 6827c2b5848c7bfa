/** Addresses of the student's screens, as the route table of packages/access has them. */
export const coursesPath = '/student/courses';
export const coursePath = (courseId: string) => `${coursesPath}/${courseId}`;
export const lessonPath = (courseId: string, lessonId: string) =>
  `${coursePath(courseId)}/lessons/${lessonId}`;
export const examPath = (examId: string) => `/student/exams/${examId}`;
export const attemptPath = (examId: string, attemptId: string) =>
  `${examPath(examId)}/attempts/${attemptId}`;
/** Where those who facilitate a group look after it while it sits the exam. */
export const roomPath = (examId: string) => `${examPath(examId)}/room`;
/** Where they mark the essays that it brought. */
export const markingPath = (examId: string) => `${examPath(examId)}/marking`;
export const resultPath = (examId: string, attemptId: string) =>
  `${examPath(examId)}/results/${attemptId}`;
export const courseNotesPath = (courseId: string) => `${coursePath(courseId)}/notes`;
export const groupProgressPath = (courseId: string) => `${coursePath(courseId)}/progress`;
export const assessmentsPath = '/student/assessments';
export const assignmentPath = (assignmentId: string) => `/student/assignments/${assignmentId}`;
export const submissionsPath = (assignmentId: string) =>
  `${assignmentPath(assignmentId)}/submissions`;
export const gradesPath = '/student/grades';
export const courseGradesPath = (courseId: string) => `${coursePath(courseId)}/grades`;
export const appealsPath = '/student/appeals';
export const appealPath = (appealId: string) => `${appealsPath}/${appealId}`;
export const transcriptPath = '/student/transcript';
