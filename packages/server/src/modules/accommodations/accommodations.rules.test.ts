import { describe, expect, it } from 'vitest';
import {
  AccommodationInputSchema,
  conditionsFor,
  NO_ACCOMMODATION,
} from './accommodations.rules.ts';

const exam = {
  timeLimitMinutes: 45,
  allowedAttempts: 2,
  leavingFails: true,
  graceSeconds: 60,
  connectionGraceSeconds: 300,
};

describe('an exam as one student has it', () => {
  it('is as everybody has it where nothing applies', () => {
    expect(conditionsFor(exam, NO_ACCOMMODATION)).toEqual(exam);
  });

  it.each([
    [
      'time by a factor, to the next whole minute',
      { timeFactorPercent: 125 },
      { timeLimitMinutes: 57 },
    ],
    [
      'breaks after the factor',
      { timeFactorPercent: 200, breakMinutes: 15 },
      { timeLimitMinutes: 105 },
    ],
    ['more attempts', { extraAttempts: 2 }, { allowedAttempts: 4 }],
    ['no rule about leaving', { noLeaveRule: true }, { leavingFails: false }],
    ['more grace after leaving', { graceSeconds: 120 }, { graceSeconds: 120 }],
    [
      'more grace whatever one is away by',
      { graceSeconds: 600 },
      { graceSeconds: 600, connectionGraceSeconds: 600 },
    ],
    ['never less grace than everybody', { graceSeconds: 10 }, { graceSeconds: 60 }],
  ])('%s', (_what, given, changed) => {
    expect(conditionsFor(exam, { ...NO_ACCOMMODATION, ...given })).toEqual({ ...exam, ...changed });
  });

  it('stays without a limit, whatever the factor', () => {
    const open = { ...exam, timeLimitMinutes: null };
    const given = { ...NO_ACCOMMODATION, timeFactorPercent: 300, breakMinutes: 60 };
    expect(conditionsFor(open, given).timeLimitMinutes).toBeNull();
  });
});

describe('the input', () => {
  const input = {
    timeFactorPercent: 150,
    extraAttempts: 1,
    noLeaveRule: false,
    breakMinutes: 0,
    largerType: false,
    readAloud: false,
    reason: 'Letter of the doctor',
  };

  it.each([
    { timeFactorPercent: 99 },
    { timeFactorPercent: 301 },
    { extraAttempts: 6 },
    { graceSeconds: 901 },
    { breakMinutes: 121 },
    { validUntil: '2026-02-30' },
    { reason: '  ' },
  ])('refuses %o', (wrong) => {
    expect(AccommodationInputSchema.safeParse(input).success).toBe(true);
    expect(AccommodationInputSchema.safeParse({ ...input, ...wrong }).success).toBe(false);
  });
});
