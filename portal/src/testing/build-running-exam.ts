import type { RunningExam } from '../shared/running-exam.rules.ts';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** An exam that runs, with 43 minutes left. */
export const buildRunningExam = (overrides: Partial<RunningExam> = {}): RunningExam => ({
  _id: 'attempt-1',
  examId: 'exam-1',
  title: 'Prophets and Writings',
  dueAt: inSeconds(2593),
  serverNow: inSeconds(0),
  leavingFails: true,
  leftAt: null,
  silence: { failsAt: inSeconds(310) },
  ...overrides,
});

/** Its page was left: the grace runs. */
export const leftRunningExam = (overrides: Partial<RunningExam> = {}): RunningExam =>
  buildRunningExam({ leftAt: inSeconds(-13), silence: { failsAt: inSeconds(47) }, ...overrides });
