import { expect, test } from 'vitest';
import type { RecordableExam } from './exam-results.binding.ts';
import { examChoices, groupChoices } from './sitting-choices.ts';

const exam = (groupId: string, id: string, more: Partial<RecordableExam> = {}): RecordableExam => ({
  __typename: 'RecordableExam',
  group: { __typename: 'GroupLink', id: groupId, name: `Group ${groupId}` },
  course: { __typename: 'CourseLink', id: 'c', code: 'BIB101' },
  exam: { __typename: 'ExamLink', id, title: `Exam ${id}` },
  allowedAttempts: 2,
  attemptsUsed: 0,
  attemptOpen: false,
  ...more,
});

test('each group is offered once, in the order it comes in', () => {
  const groups = groupChoices([exam('b', '1'), exam('a', '1'), exam('b', '2')]);
  expect(groups.map(({ id, name }) => [id, name])).toEqual([
    ['b', 'Group b'],
    ['a', 'Group a'],
  ]);
});

test('the exams are those of the group, and say what stands in their way', () => {
  const recordable = [
    exam('a', '1', { attemptsUsed: 1 }),
    exam('b', '2'),
    exam('a', '3', { attemptsUsed: 2 }),
    exam('a', '4', { attemptsUsed: 2, attemptOpen: true }),
  ];
  expect(examChoices(recordable, 'a')).toEqual([
    { id: '1', name: 'BIB101 · Exam 1', number: 2, allowed: 2, hindrance: null },
    { id: '3', name: 'BIB101 · Exam 3', number: 3, allowed: 2, hindrance: 'noAttemptsLeft' },
    { id: '4', name: 'BIB101 · Exam 4', number: 3, allowed: 2, hindrance: 'attemptOpen' },
  ]);
  expect(examChoices(recordable, '')).toEqual([]);
});
