import { expect, it } from 'vitest';
import { aheadBy, timeOf, type RunningExam } from './running-exam.rules.ts';

const at = (text: string) => Date.parse(`2026-11-02T${text}Z`);
const exam: RunningExam = {
  _id: 'attempt-1',
  examId: 'exam-1',
  title: 'Romans 1–8',
  dueAt: '2026-11-02T12:45:00Z',
  serverNow: '2026-11-02T12:00:00Z',
  leavingFails: true,
  leftAt: null,
  silence: { failsAt: '2026-11-02T12:05:10Z' },
};
const left: RunningExam = {
  ...exam,
  leftAt: '2026-11-02T12:00:00Z',
  silence: { failsAt: '2026-11-02T12:01:00Z' },
};

it('knows how far the clock of the server is ahead', () => {
  expect(aheadBy(exam, at('11:58:00'))).toBe(120_000);
});

it('tells the time that is left, and no grace while the page is open somewhere', () => {
  expect(timeOf(exam, at('12:01:47'))).toEqual({
    left: 2593,
    returnWithin: undefined,
    over: false,
  });
  expect(timeOf({ ...exam, dueAt: null }, at('12:01:47')).left).toBeUndefined();
});

it('tells how long there is to come back once the page was left', () => {
  expect(timeOf(left, at('12:00:13'))).toMatchObject({ returnWithin: 47, over: false });
  const harmless = { ...left, silence: { failsAt: null } };
  expect(timeOf(harmless, at('12:00:13')).returnWithin).toBeUndefined();
});

it('knows when it is over', () => {
  expect(timeOf(left, at('12:01:00')).over).toBe(true);
  expect(timeOf(exam, at('12:45:00')).over).toBe(true);
});
