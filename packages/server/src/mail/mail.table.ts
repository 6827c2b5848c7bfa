import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/columns.ts';

export const mailStatuses = ['QUEUED', 'SENT', 'FAILED'] as const;

/** Every mail the system made: written with the change that caused it, delivered by a job. */
export const mails = pgTable(
  'mails',
  {
    _id: text('id').primaryKey(),
    recipient: text().notNull(),
    template: text().notNull(),
    locale: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    /** Holds a link that opens an account: its text is removed once it was delivered. */
    confidential: boolean().notNull().default(false),
    status: text({ enum: mailStatuses }).notNull(),
    error: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [index('mails_created_at_idx').on(table.createdAt.desc())],
);
