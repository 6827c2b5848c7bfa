import { describe, expect, test } from 'vitest';
import { greetingAt } from './greeting.rules.ts';

describe('the greeting', () => {
  test.each([
    [0, 'goodEvening'],
    [4, 'goodEvening'],
    [5, 'goodMorning'],
    [11, 'goodMorning'],
    [12, 'goodAfternoon'],
    [17, 'goodAfternoon'],
    [18, 'goodEvening'],
    [23, 'goodEvening'],
  ])('at %i o’clock is %s', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });
});
