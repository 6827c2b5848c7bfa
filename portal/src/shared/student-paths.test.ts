import { expect, it } from 'vitest';
import { routeFor } from '@lampstand/access';
import {
  assessmentsPath,
  assignmentPath,
  attemptPath,
  courseGradesPath,
  courseNotesPath,
  coursePath,
  coursesPath,
  examPath,
  gradesPath,
  groupProgressPath,
  lessonPath,
  resultPath,
  markingPath,
  roomPath,
  submissionsPath,
  transcriptPath,
} from './student-paths.ts';

it.each([
  [coursesPath, '/student/courses'],
  [coursePath('c1'), '/student/courses/:_id'],
  [lessonPath('c1', 'l1'), '/student/courses/:_id/lessons/:lessonId'],
  [courseNotesPath('c1'), '/student/courses/:_id/notes'],
  [groupProgressPath('c1'), '/student/courses/:_id/progress'],
  [examPath('e1'), '/student/exams/:_id'],
  [attemptPath('e1', 'a1'), '/student/exams/:_id/attempts/:attemptId'],
  [assessmentsPath, '/student/assessments'],
  [assignmentPath('a1'), '/student/assignments/:_id'],
  [submissionsPath('a1'), '/student/assignments/:_id/submissions'],
  [gradesPath, '/student/grades'],
  [courseGradesPath('c1'), '/student/courses/:_id/grades'],
  [transcriptPath, '/student/transcript'],
  [resultPath('e1', 'a1'), '/student/exams/:_id/results/:attemptId'],
  [roomPath('e1'), '/student/exams/:_id/room'],
  [markingPath('e1'), '/student/exams/:_id/marking'],
])('%s leads to %s', (path, pattern) => {
  expect(routeFor(path)?.path).toBe(pattern);
});
