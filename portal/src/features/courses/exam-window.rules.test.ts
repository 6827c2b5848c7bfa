import { expect, it } from 'vitest';
import { nowFirst, windowState } from './exam-window.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
const window = (opens: number | null, due: number | null, closes: number | null) => ({
  opensAt: opens === null ? null : at(opens),
  deadline: due === null ? null : at(due),
  closesAt: closes === null ? null : at(closes),
});
const whole = window(8, 10, 12);

it.each([
  [whole, 7, 'upcoming'],
  [whole, 8, 'open'],
  [whole, 10, 'late'],
  [whole, 12, 'closed'],
  [window(null, null, null), 9, 'open'],
  [window(null, 10, null), 11, 'late'],
])('%j at %d o’clock is %s', (given, hour, state) => {
  expect(windowState(given, Date.parse(at(hour)))).toBe(state);
});

it('what is sat now comes first, what is over last', () => {
  const over = window(1, 2, 3);
  const coming = window(20, 21, 22);
  const exams = [over, coming, whole];
  expect(nowFirst(exams, Date.parse(at(9)))).toEqual([whole, coming, over]);
});
