import { expect, it } from 'vitest';
import { endText, failedByItself, type EndedResult } from './end-text.rules.ts';

const left: EndedResult = { status: 'FAILED', abandoned: true, endedBy: 'LEFT' };

it.each([
  [{ ...left, endedBy: 'CLOSED' }, 'learning.result.closedText', true],
  [{ ...left, endedBy: 'LOST_CONNECTION' }, 'learning.result.lostText', true],
  [{ ...left, endedBy: 'LOGGED_OUT' }, 'learning.result.loggedOutText', true],
  [{ ...left, endedBy: 'ENDED_BY_STAFF' }, 'learning.result.staffText', true],
  [left, 'exam.abandonedText', true],
  [{ ...left, endedBy: null }, 'exam.abandonedText', true],
  [{ status: 'FAILED', abandoned: false, endedBy: 'TIME_UP' }, 'learning.result.timeUpText', false],
  [{ status: 'FAILED', abandoned: false, endedBy: 'HANDED_IN' }, 'exam.failedText', false],
  [{ status: 'FAILED', abandoned: false, endedBy: null }, 'exam.failedText', false],
  [{ status: 'PASSED', abandoned: false, endedBy: 'TIME_UP' }, 'exam.passedText', false],
  [
    { status: 'MARKING', abandoned: false, endedBy: 'HANDED_IN' },
    'learning.result.markingText',
    false,
  ],
] as const)('%j says %s', (result, text, evidence) => {
  expect(endText(result)).toBe(text);
  expect(failedByItself(result)).toBe(evidence);
});
