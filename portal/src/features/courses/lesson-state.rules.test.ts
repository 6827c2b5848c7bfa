import { expect, it } from 'vitest';
import { lessonState } from './lesson-state.rules.ts';

it.each([
  { completed: false, positionSeconds: 0, state: 'new' },
  { completed: false, positionSeconds: 1, state: 'started' },
  { completed: true, positionSeconds: 0, state: 'completed' },
  { completed: true, positionSeconds: 90, state: 'completed' },
  { completed: true, positionSeconds: 90, releasedAt: '2026-03-09T06:00:00Z', state: 'closed' },
])('is $state at $positionSeconds s when completed is $completed', ({ state, ...seen }) => {
  expect(lessonState({ releasedAt: null, ...seen })).toBe(state);
});
