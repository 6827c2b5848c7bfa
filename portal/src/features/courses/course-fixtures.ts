import type { Unmasked } from '@apollo/client';
import type { CoursePageQuery } from './CoursePage.generated.ts';
import type { CoursesPageQuery } from './CoursesPage.generated.ts';

type ListedCourse = Unmasked<CoursesPageQuery>['studentCourses'][number];
type WholeCourse = Unmasked<CoursePageQuery>['studentCourse'];
type Lesson = WholeCourse['lessons'][number];
type Exam = WholeCourse['exams'][number];

/** A course of the list, half done, for stories and tests. */
export function buildListedCourse(overrides: Partial<ListedCourse> = {}): ListedCourse {
  return {
    __typename: 'StudentCourse',
    _id: 'romans',
    code: 'NT-204',
    name: 'The Letter to the Romans',
    teacherName: 'Élodie Martin',
    lessonCount: 4,
    completedLessons: 2,
    nextLesson: { __typename: 'LessonLink', _id: 'romans-3', title: 'Grace that reigns' },
    ...overrides,
  };
}

function buildLesson(overrides: Partial<Lesson> = {}): Lesson {
  return {
    __typename: 'StudentLessonItem',
    _id: 'romans-1',
    title: 'Not ashamed of the gospel',
    kind: 'VIDEO',
    durationSeconds: 1505,
    positionSeconds: 0,
    completed: false,
    ...overrides,
  };
}

function buildExam(overrides: Partial<Exam> = {}): Exam {
  return {
    __typename: 'StudentExam',
    _id: 'romans-exam',
    title: 'Romans 1–8',
    allowedAttempts: 2,
    attemptsUsed: 0,
    openAttemptId: null,
    bestScore: null,
    passed: false,
    blockedReason: null,
    ...overrides,
  };
}

/** A course with a lesson and an exam in every state. */
export function buildCourse(overrides: Partial<WholeCourse> = {}): WholeCourse {
  return {
    ...buildListedCourse(),
    description:
      'Paul explains the gospel to a church he has not met yet.\nRead the letter once as a whole before you begin.',
    lessons: [
      buildLesson({ completed: true, positionSeconds: 1490 }),
      buildLesson({ _id: 'romans-2', title: 'Abraham our father', kind: 'AUDIO', completed: true }),
      buildLesson({ _id: 'romans-3', title: 'Grace that reigns', positionSeconds: 250 }),
      buildLesson({ _id: 'romans-4', title: 'Nothing can separate us', durationSeconds: null }),
    ],
    exams: [
      buildExam(),
      buildExam({ _id: 'exam-2', title: 'Reading check', attemptsUsed: 1, bestScore: 55 }),
      buildExam({
        _id: 'exam-3',
        title: 'Key words',
        attemptsUsed: 1,
        bestScore: 92,
        passed: true,
      }),
      buildExam({ _id: 'exam-4', title: 'Romans 9–11', attemptsUsed: 1, openAttemptId: 'attempt' }),
      buildExam({
        _id: 'exam-5',
        title: 'Romans 12–16',
        attemptsUsed: 2,
        bestScore: 60,
        blockedReason:
          'You cannot sit this exam as you have exceeded the allowed number of attempts',
      }),
    ],
    ...overrides,
  };
}
