import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried, by account, address or browser (written by rate-limiter-flexible). */
export const throttle = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
  },
  (table) => [index('throttle_expire_idx').on(table.expire)],
);
