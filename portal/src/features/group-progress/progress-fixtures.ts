import type { Unmasked } from '@apollo/client';
import type { GroupProgressQuery } from './ProgressTable.generated.ts';

type Progress = Unmasked<GroupProgressQuery>['groupProgress'];
type Item = Progress['items'][number];

export function buildStudentProgress(overrides: Partial<Item> = {}): Item {
  return {
    __typename: 'StudentProgress',
    student: { __typename: 'Person', _id: 'naledi', fullName: 'Naledi Dlamini' },
    completedLessons: 1,
    seenPercent: 66,
    lastSeenAt: '2026-03-02T10:15:00.000Z',
    lessons: [
      {
        __typename: 'LessonSeen',
        lessonId: 'romans-1',
        seenPercent: 100,
        completed: true,
        checks: [{ __typename: 'LessonCheckSeen', checkId: 'check-1', tries: 2, answered: true }],
      },
      {
        __typename: 'LessonSeen',
        lessonId: 'romans-3',
        seenPercent: 33,
        completed: false,
        checks: [],
      },
    ],
    ...overrides,
  };
}

export function buildGroupProgress(overrides: Partial<Progress> = {}): Progress {
  return {
    __typename: 'GroupProgress',
    total: 1,
    lessons: [
      {
        __typename: 'GroupProgressLesson',
        _id: 'romans-1',
        title: 'Not ashamed',
        checks: [{ __typename: 'GroupProgressCheck', _id: 'check-1', atSeconds: 150 }],
      },
      {
        __typename: 'GroupProgressLesson',
        _id: 'romans-3',
        title: 'Grace that reigns',
        checks: [],
      },
    ],
    items: [buildStudentProgress()],
    ...overrides,
  };
}
