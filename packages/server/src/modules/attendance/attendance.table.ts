import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

/** Grading parameters of attendance: deductions are whole per cent of the course grade. */
export const attendanceSchemas = pgTable(
  'attendance_schemas',
  {
    ...recordColumns(),
    name: text().notNull().unique(),
    minutesLateThreshold: integer().notNull(),
    graceAbsentsPerTerm: integer().notNull(),
    graceLatesPerTerm: integer().notNull(),
    absenceDeduction: integer().notNull(),
    lateDeduction: integer().notNull(),
    /** New groups take it where nothing else is said; one of them at most. */
    isDefault: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('attendance_schemas_default_key')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
    index('attendance_schemas_name_idx').on(table.name, table._id),
    index('attendance_schemas_created_at_idx').on(table.createdAt, table._id),
    index('attendance_schemas_updated_at_idx').on(table.updatedAt, table._id),
    index('attendance_schemas_search_idx').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

export type AttendanceSchemaRow = typeof attendanceSchemas.$inferSelect;
