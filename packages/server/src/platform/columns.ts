import { customType, integer, text } from 'drizzle-orm/pg-core';

/**
 * A moment in time: `timestamptz` in the database, an ISO 8601 text in UTC in the program. Rows that
 * come inside JSON trees hold the same thing, so one type serves both.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** What every record that people edit carries. `version` refuses silent overwrites. */
export const recordColumns = () => ({
  _id: text('id').primaryKey(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  createdBy: text(),
  updatedBy: text(),
});
