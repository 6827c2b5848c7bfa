import { z } from 'zod';
import { DomainError, type ErrorKey } from '../../platform/errors.ts';
import { instantOf } from '../../platform/zoned-time.ts';

/** A time on the clock of a campus: 2026-11-01T18:00. */
const LocalDateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)))
  .nullish();

export const ExamWindowInputSchema = z.object({
  examId: z.string().min(1).max(80),
  groupId: z.string().min(1).max(80),
  opensAt: LocalDateTime,
  deadline: LocalDateTime,
  closesAt: LocalDateTime,
});

export type ExamWindowInput = z.infer<typeof ExamWindowInputSchema>;

/** The moments of a window. */
export interface Moments {
  readonly opensAt: string | null;
  readonly deadline: string | null;
  readonly closesAt: string | null;
}

const names = ['opensAt', 'deadline', 'closesAt'] as const;

/**
 * When a window opens, is due and closes, from what clocks of the campus show: of a time that they
 * show twice the earlier moment.
 * @param zone IANA name of the campus's.
 * @throws DomainError INVALID where they do not follow each other.
 */
export function momentsOf(input: ExamWindowInput, zone: string): Moments {
  const of = (local: string | null | undefined) =>
    local ? instantOf(local, zone, 'earlier').toISOString() : null;
  const moments = {
    opensAt: of(input.opensAt),
    deadline: of(input.deadline),
    closesAt: of(input.closesAt),
  };
  const fields: Record<string, ErrorKey> = {};
  let last: string | null = null;
  for (const name of names) {
    const moment: string | null = moments[name];
    if (moment === null) continue;
    const follows: boolean = name === 'closesAt' && moment === moments.deadline;
    if (last !== null && moment <= last && !follows) fields[name] = 'errors.exam.windowOrder';
    last = moment;
  }
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', 'errors.invalid', fields);
  return moments;
}
