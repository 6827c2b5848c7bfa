import { z } from 'zod';
import { ReasonSchema } from '../../platform/reason.ts';

/** What must be filled in to give a student other conditions in exams. */
export const AccommodationInputSchema = z.object({
  timeFactorPercent: z.number().int().min(100).max(300),
  extraAttempts: z.number().int().min(0).max(5),
  noLeaveRule: z.boolean(),
  graceSeconds: z.number().int().min(0).max(900).nullish(),
  breakMinutes: z.number().int().min(0).max(120),
  largerType: z.boolean(),
  readAloud: z.boolean(),
  validUntil: z.iso.date().nullish(),
  reason: ReasonSchema,
});

export type AccommodationInput = z.infer<typeof AccommodationInputSchema>;

/** What applies to a student on a day. */
export interface AppliedAccommodation {
  readonly timeFactorPercent: number;
  readonly extraAttempts: number;
  readonly noLeaveRule: boolean;
  readonly graceSeconds: number | null;
  readonly breakMinutes: number;
  readonly largerType: boolean;
  readonly readAloud: boolean;
  readonly validUntil: string | null;
}

/** As everybody has it. */
export const NO_ACCOMMODATION: AppliedAccommodation = {
  timeFactorPercent: 100,
  extraAttempts: 0,
  noLeaveRule: false,
  graceSeconds: null,
  breakMinutes: 0,
  largerType: false,
  readAloud: false,
  validUntil: null,
};

interface Conditions {
  /** Null: as long as it takes. */
  readonly timeLimitMinutes: number | null;
  readonly allowedAttempts: number;
  readonly leavingFails: boolean;
  /** After leaving the page. */
  readonly graceSeconds: number;
  /** Without a connection. */
  readonly connectionGraceSeconds: number;
}

/** The conditions of an exam as one student has them. Nobody has them worse than everybody. */
export function conditionsFor(exam: Conditions, given: AppliedAccommodation): Conditions {
  const minutes = exam.timeLimitMinutes;
  return {
    timeLimitMinutes:
      minutes === null
        ? null
        : Math.ceil((minutes * given.timeFactorPercent) / 100) + given.breakMinutes,
    allowedAttempts: exam.allowedAttempts + given.extraAttempts,
    leavingFails: exam.leavingFails && !given.noLeaveRule,
    graceSeconds: Math.max(exam.graceSeconds, given.graceSeconds ?? 0),
    connectionGraceSeconds: Math.max(exam.connectionGraceSeconds, given.graceSeconds ?? 0),
  };
}
