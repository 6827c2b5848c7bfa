import { expect, it } from 'vitest';
import { lessonState } from './lesson-state.rules.ts';

it.each([
  { completed: false, positionSeconds: 0, state: 'new' },
  { completed: false, positionSeconds: 1, state: 'started' },
  { completed: true, positionSeconds: 0, state: 'completed' },
  { completed: true, positionSeconds: 90, state: 'completed' },
])('is $state at $positionSeconds s when completed is $completed', ({ state, ...seen }) => {
  expect(lessonState(seen)).toBe(state);
});
