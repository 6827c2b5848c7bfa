import { expect, it } from 'vitest';
import { secondsOf, toCheckForm, toCheckInput } from './check-time.ts';

it.each([
  ['2:30', 150],
  [' 0:05 ', 5],
  ['75:00', 4500],
  ['1:15:00', 4500],
  ['2:60', undefined],
  ['150', undefined],
  ['two', undefined],
])('%s is %s seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

it.each([1, 59, 60, 3599, 3600, 86_399])('%i seconds come back as they were', (atSeconds) => {
  const check = { atSeconds, questionId: 'q' };
  expect(toCheckInput(toCheckForm(check))).toEqual(check);
});
