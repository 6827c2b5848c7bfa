import { expect, it } from 'vitest';
import { routeFor } from '@lampstand/access';
import {
  attemptPath,
  courseNotesPath,
  coursePath,
  coursesPath,
  examPath,
  groupProgressPath,
  lessonPath,
  resultPath,
} from './student-paths.ts';

it.each([
  [coursesPath, '/student/courses'],
  [coursePath('c1'), '/student/courses/:_id'],
  [lessonPath('c1', 'l1'), '/student/courses/:_id/lessons/:lessonId'],
  [courseNotesPath('c1'), '/student/courses/:_id/notes'],
  [groupProgressPath('c1'), '/student/courses/:_id/progress'],
  [examPath('e1'), '/student/exams/:_id'],
  [attemptPath('e1', 'a1'), '/student/exams/:_id/attempts/:attemptId'],
  [resultPath('e1', 'a1'), '/student/exams/:_id/results/:attemptId'],
])('%s leads to %s', (path, pattern) => {
  expect(routeFor(path)?.path).toBe(pattern);
});
