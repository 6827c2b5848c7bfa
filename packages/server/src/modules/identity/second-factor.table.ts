import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from './identity.table.ts';

/** The authenticator app of a person. */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted: the server has to compute with it. */
  sealedSecret: text().notNull(),
  createdAt: instant().notNull(),
  /** Null until the first code was given: until then it asks nobody for anything. */
  confirmedAt: instant(),
  /** The time step of the last code that was taken: none of it or before is taken again. */
  lastStep: integer().notNull().default(0),
});

/** Codes for somebody without the app; a row is removed as it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
