import { describe, expect, it } from 'vitest';
import { assessmentsOf, matching } from './assessment-list.rules.ts';
import { buildAssignment, buildCourse, buildExam } from './assessment-fixtures.ts';
import { addressOf, viewOf } from './assessment-view.rules.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('the overview', () => {
  it('holds exams and assignments of all courses, by deadline', () => {
    const all = assessmentsOf(
      {
        courses: [
          buildCourse({ exams: [buildExam(), buildExam({ _id: 'quiz', deadline: null })] }),
        ],
        assignments: [buildAssignment({ dueAt: '2026-03-11T12:00:00Z' })],
      },
      now,
    );
    expect(all.map(({ _id, kind, state }) => [_id, kind, state])).toEqual([
      ['essay', 'ASSIGNMENT', 'OPEN'],
      ['midterm', 'EXAM', 'OPEN'],
      ['quiz', 'EXAM', 'OPEN'],
    ]);
  });

  it('says why an exam cannot be begun only while it could be', () => {
    const exams = [
      buildExam({ blockedReason: 'See the lessons first' }),
      buildExam({ _id: 'done', passed: true, blockedReason: 'See the lessons first' }),
    ];
    const all = assessmentsOf({ courses: [buildCourse({ exams })], assignments: [] }, now);
    expect(all.map(({ blockedReason }) => blockedReason)).toEqual(['See the lessons first', null]);
  });

  it('shows what came of an assignment, and that one was begun', () => {
    const submission = {
      __typename: 'StudentSubmission' as const,
      _id: 's',
      score: null,
      completed: null,
    };
    const assignments = [
      buildAssignment({ submission }),
      buildAssignment({ state: 'GRADED', submission: { ...submission, completed: false } }),
      buildAssignment({ state: 'GRADED', submission: { ...submission, score: 0 } }),
    ];
    const all = assessmentsOf({ courses: [], assignments }, now);
    expect(all.map(({ underWay, outcome }) => [underWay, outcome])).toEqual([
      [true, null],
      [false, false],
      [false, 0],
    ]);
  });
});

it('has for an assignment that was opened anew the deadline of its own', () => {
  const reopened = buildAssignment({
    dueAt: '2026-03-09T12:00:00.000Z',
    reopenedUntil: '2026-03-20T12:00:00.000Z',
  });
  const [open, closed] = [reopened, { ...reopened, open: false }].map(
    (assignment) => assessmentsOf({ courses: [], assignments: [assignment] }, now)[0]?.dueAt,
  );
  expect([open, closed]).toEqual(['2026-03-20T12:00:00.000Z', '2026-03-09T12:00:00.000Z']);
});

describe('the view of the overview', () => {
  it('comes back from its address', () => {
    const view = { courseId: 'romans & co', kind: 'ASSIGNMENT', state: 'MARKING' } as const;
    expect(viewOf(new URLSearchParams(addressOf(view).toString()))).toEqual(view);
  });

  it.each(['', 'course=&kind=essay&state=lost'])(
    'is everything where an address says “%s”',
    (s) => {
      const view = viewOf(new URLSearchParams(s));
      expect(view).toEqual({ courseId: undefined, kind: undefined, state: undefined });
      expect(addressOf(view).size).toBe(0);
    },
  );

  it('is cut by course, kind and state', () => {
    const all = assessmentsOf(
      {
        courses: [buildCourse(), buildCourse({ _id: 'greek', exams: [buildExam({ _id: 'x' })] })],
        assignments: [buildAssignment({ state: 'SUBMITTED' })],
      },
      now,
    );
    const ids = (search: string) =>
      matching(all, viewOf(new URLSearchParams(search))).map(({ _id }) => _id);
    expect(ids('course=greek')).toEqual(['x']);
    expect(ids('kind=assignment')).toEqual(['essay']);
    expect(ids('state=marking')).toEqual(['essay']);
    expect(ids('state=marking&kind=exam')).toEqual([]);
  });
});
