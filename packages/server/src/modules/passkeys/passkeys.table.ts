import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { users } from '../identity/identity.table.ts';

/** A key on a device of a person, which signs in by itself; only its public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, as the device chose it. */
    _id: text('id').primaryKey(),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    name: text().notNull(),
    publicKey: text().notNull(),
    /** How often the device says it has signed; a copy would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Kept by the device's maker as well, so that it outlives the device. */
    backedUp: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user_idx').on(table.userId, table.createdAt)],
);
