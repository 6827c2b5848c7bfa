import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

/** Grading parameters of attendance: deductions are whole per cent of the course grade. */
export const attendanceSchemas = pgTable('attendance_schemas', {
  ...recordColumns(),
  name: text().notNull().unique(),
  minutesLateThreshold: integer().notNull(),
  graceAbsentsPerTerm: integer().notNull(),
  graceLatesPerTerm: integer().notNull(),
  absenceDeduction: integer().notNull(),
  lateDeduction: integer().notNull(),
});
