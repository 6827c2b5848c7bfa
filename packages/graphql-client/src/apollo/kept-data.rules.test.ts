import { describe, expect, test } from 'vitest';
import { beneath, keepable } from './kept-data.rules.ts';

const course = { __typename: 'StudentCourse', name: 'Acts', teacher: { __ref: 'Person:p1' } };
const records = {
  ROOT_QUERY: {
    __typename: 'Query',
    'studentCourses({"groupId":"g1"})': [{ __ref: 'StudentCourse:c1' }],
    'documentByTitle({"title":"Handbook"})': { __ref: 'Document:d1' },
    currentUser: { __ref: 'User:u1' },
    sessions: [{ __ref: 'Session:s1' }],
    'studentExam({"_id":"e1"})': { __ref: 'StudentExam:e1' },
    studentCoursesOfOthers: [{ __ref: 'StudentCourse:c2' }],
  },
  'StudentCourse:c1': course,
  'StudentCourse:c2': { __typename: 'StudentCourse' },
  'Document:d1': { __typename: 'Document' },
  'Person:p1': { __typename: 'Person', fullName: 'Ruth Wanjiru' },
  'User:u1': { __typename: 'User', email: 'ruth@lampstand.example' },
  'Session:s1': { __typename: 'Session' },
  'StudentExam:e1': { __typename: 'StudentExam' },
};

describe('what may stay on a device', () => {
  test('are the courses and documents of the allowed queries', () => {
    expect(Object.keys(keepable(records)).toSorted()).toEqual([
      'Document:d1',
      'ROOT_QUERY',
      'StudentCourse:c1',
    ]);
  });

  test('is nobody’s name or address, nor an exam', () => {
    const text = JSON.stringify(keepable(records));
    for (const secret of ['Ruth', 'ruth@', 'Session', 'StudentExam', 'currentUser']) {
      expect(text).not.toContain(secret);
    }
  });

  test('of a cache without anything is nothing', () => {
    expect(keepable({})).toEqual({ ROOT_QUERY: { __typename: 'Query' } });
  });
});

test('what was fetched meanwhile lies over what was kept', () => {
  const kept = { ROOT_QUERY: { a: 1, b: 1 }, 'Course:c1': { name: 'Old' }, 'Course:c2': {} };
  const fresh = { ROOT_QUERY: { b: 2 }, 'Course:c1': { name: 'New' } };
  expect(beneath(kept, fresh)).toEqual({
    ROOT_QUERY: { a: 1, b: 2 },
    'Course:c1': { name: 'New' },
    'Course:c2': {},
  });
});
