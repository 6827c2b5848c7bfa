import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.table.ts';
import { regions } from './regions.table.ts';

const regionDuties = ['ATTENDANCE_ADMIN', 'DEAN'] as const;

/** Who has a duty in a region: attendance admins judge absences, deans hear of requests for leave. */
export const regionOfficers = pgTable(
  'region_officers',
  {
    regionId: text()
      .notNull()
      .references(() => regions._id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    duty: text({ enum: regionDuties }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.regionId, table.duty, table.userId] }),
    index('region_officers_user_idx').on(table.userId),
  ],
);

export type RegionDuty = (typeof regionDuties)[number];
