import { expect, it } from 'vitest';
import { examState } from './exam-state.rules.ts';

const untouched = { passed: false, openAttemptId: null, blockedReason: null, attemptsUsed: 0 };

it.each([
  { exam: untouched, state: 'notTaken' },
  { exam: { ...untouched, attemptsUsed: 1 }, state: 'notPassed' },
  { exam: { ...untouched, attemptsUsed: 2, blockedReason: 'No attempts' }, state: 'blocked' },
  {
    exam: { ...untouched, attemptsUsed: 2, blockedReason: 'No attempts', passed: true },
    state: 'passed',
  },
  {
    exam: { ...untouched, attemptsUsed: 2, openAttemptId: 'a2', passed: true },
    state: 'inProgress',
  },
])('is $state for $exam', ({ exam, state }) => {
  expect(examState(exam)).toBe(state);
});
