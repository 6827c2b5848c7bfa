import { describe, expect, it } from 'vitest';
import {
  checkFinished,
  isSameRecord,
  numberOfRecord,
  recordOutcome,
} from './recorded-results.rules.ts';

const standing = { allowedAttempts: 2, attemptsUsed: 0, lastNumber: 0, openAttemptId: null };

describe('the number of a recorded attempt', () => {
  it('is the next one', () => {
    expect(numberOfRecord(standing)).toBe(1);
    expect(numberOfRecord({ ...standing, attemptsUsed: 1, lastNumber: 4 })).toBe(5);
  });

  it('is refused when the allowed attempts are used up', () => {
    expect(() => numberOfRecord({ ...standing, attemptsUsed: 2 })).toThrow(
      expect.objectContaining({
        code: 'LIMIT',
        fields: { examId: { key: 'errors.examNoAttemptsLeft' } },
      }),
    );
  });

  it('is refused while an attempt is open, also the last one', () => {
    expect(() => numberOfRecord({ ...standing, attemptsUsed: 2, openAttemptId: 'open' })).toThrow(
      expect.objectContaining({ code: 'CONFLICT', text: { key: 'errors.exam.attemptOpen' } }),
    );
  });
});

describe('the end of a paper exam', () => {
  const now = new Date('2026-03-02T12:00:00.000Z');

  it.each(['2026-03-02T12:00:00.000Z', '2026-03-02T13:59:59+02:00', '2020-01-01T00:00:00Z'])(
    'may be %s',
    (finishedAt) => {
      expect(() => checkFinished(finishedAt, now)).not.toThrow();
    },
  );

  it('is not to come', () => {
    expect(() => checkFinished('2026-03-02T12:00:00.001Z', now)).toThrow(
      expect.objectContaining({
        code: 'INVALID',
        fields: { finishedAt: { key: 'errors.exam.inFuture' } },
      }),
    );
  });
});

describe('the score of a paper exam', () => {
  it.each([
    ['counts whole at first', 95, 1, 95, null, true],
    ['is capped where a retake passes', 95, 2, 70, 95, true],
    ['stands where a retake fails', 60, 2, 60, null, false],
  ])('%s', (_case, earned, number, score, scaledFrom, passed) => {
    const penalty = scaledFrom === null ? null : 'RETAKE';
    expect(recordOutcome(earned, number, 70)).toEqual({ score, scaledFrom, penalty, passed });
  });
});

describe('a record that is sent again', () => {
  const made = { userId: 's', examId: 'e', groupId: 'g', recordedAt: '2026-03-02T12:00:00Z' };
  const input = {
    examId: 'e',
    studentId: 's',
    groupId: 'g',
    finishedAt: '',
    score: 1,
    reason: 'x',
  };

  it('is known by student, exam and group', () => {
    expect(isSameRecord(made, { ...input, score: 99 })).toBe(true);
    for (const other of [{ examId: 'f' }, { studentId: 't' }, { groupId: 'h' }]) {
      expect(isSameRecord(made, { ...input, ...other })).toBe(false);
    }
  });

  it('is never an attempt that was sat here', () => {
    expect(isSameRecord({ ...made, recordedAt: null }, input)).toBe(false);
  });
});
