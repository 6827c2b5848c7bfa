import type { Room, Row } from './room.rules.ts';

type Attempt = NonNullable<Row['attempt']>;

export function buildAttempt(overrides: Partial<Attempt> = {}): Attempt {
  return {
    __typename: 'RoomAttempt',
    _id: 'attempt-naledi',
    status: 'OPEN',
    startedAt: '2026-03-02T09:30:00.000Z',
    dueAt: '2026-03-02T10:30:00.000Z',
    total: 20,
    restorable: false,
    ...overrides,
  };
}

/** A student who answers. */
export function buildRow(overrides: Partial<Row> = {}): Row {
  return {
    __typename: 'RoomRow',
    student: { __typename: 'Person', _id: 'naledi', fullName: 'Naledi Dlamini' },
    attempt: buildAttempt(),
    presence: 'HERE',
    lastSeenAt: '2026-03-02T09:59:55.000Z',
    answeredCount: 12,
    ...overrides,
  };
}

export function buildRoom(overrides: Partial<Room> = {}): Room {
  return {
    __typename: 'ExamRoom',
    serverNow: '2026-03-02T10:00:00.000Z',
    exam: { __typename: 'ExamLink', _id: 'romans-final', title: 'The Letter to the Romans' },
    course: { __typename: 'CourseLink', _id: 'romans', name: 'Romans' },
    groups: [{ __typename: 'GroupLink', _id: 'cape-1', name: 'Cape Town First Year' }],
    group: { __typename: 'GroupLink', _id: 'cape-1', name: 'Cape Town First Year' },
    rows: [buildRow()],
    ...overrides,
  };
}
