import { z } from 'zod';

const count = z.number().int().min(0).max(100);

/** What an attendance schema must look like; that its name is unique, the database knows. */
export const AttendanceSchemaInputSchema = z.object({
  name: z.string().trim().min(1).max(120),
  /** Minutes after the beginning from which somebody counts as late. */
  minutesLateThreshold: z.number().int().min(0).max(240),
  graceAbsentsPerTerm: count,
  graceLatesPerTerm: count,
  /** Whole per cent of the course grade for each absence beyond the grace. */
  absenceDeduction: count,
  lateDeduction: count,
  isDefault: z.boolean(),
});

export type AttendanceSchemaInput = z.infer<typeof AttendanceSchemaInputSchema>;
