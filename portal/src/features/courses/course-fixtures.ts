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
    imageUrl: null,
    programme: 'Certificate in Ministry',
    year: 1,
    startsOn: '2026-01-12',
    endsOn: null,
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
    seenPercent: 0,
    releasedAt: null,
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
    facilitatedGroups: [],
    description:
      'Paul explains the gospel to a church he has not met yet.\nRead the letter once as a whole before you begin.',
    lessons: [
      buildLesson({ completed: true, positionSeconds: 1490 }),
      buildLesson({ _id: 'romans-2', title: 'Abraham our father', kind: 'AUDIO', completed: true }),
      buildLesson({
        _id: 'romans-3',
        title: 'Grace that reigns',
        positionSeconds: 250,
        seenPercent: 16,
      }),
      buildLesson({ _id: 'romans-4', title: 'Nothing can separate us', durationSeconds: null }),
      buildLesson({ _id: 'romans-5', title: 'Read Romans 9', kind: 'TEXT', durationSeconds: null }),
      buildLesson({
        _id: 'romans-6',
        title: 'Israel and the nations',
        releasedAt: '2026-03-09T06:00:00.000Z',
      }),
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

/** A course of so many lessons, of which the first three are done. */
export function buildLongCourse(lessonCount: number): WholeCourse {
  const lessons = Array.from({ length: lessonCount }, (_, at) =>
    buildLesson({ _id: `lesson-${at}`, title: `Chapter ${at + 1}`, completed: at < 3 }),
  );
  return buildCourse({ lessonCount, completedLessons: 3, lessons });
}

/** A picture that needs no file. */
export const coursePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><path fill="#8a9a86" d="M0 0h16v7H0z"/><path fill="#c9b48c" d="M0 7l6-5 4 3 3-2 3 4z"/></svg>',
)}`;
