import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';

/** A text of the college's own for one message in one locale, published or still a draft. */
export const translations = pgTable(
  'translations',
  {
    ...recordColumns(),
    locale: text().notNull(),
    messageId: text().notNull(),
    text: text().notNull(),
  },
  (table) => [uniqueIndex('translations_locale_message_key').on(table.locale, table.messageId)],
);

/** What readers of a locale saw from one publication to the next: the newest one is in force. */
export const translationPublications = pgTable(
  'translation_publications',
  {
    ...recordColumns(),
    locale: text().notNull(),
    /** Counts the publications of the locale, from 1. */
    number: integer().notNull(),
    /** All texts of the college's own, by message. */
    texts: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** How many texts differ from the publication before. */
    changed: integer().notNull(),
    /** The number of the publication that this one brought back. */
    rolledBackTo: integer(),
  },
  (table) => [
    uniqueIndex('translation_publications_locale_number_key').on(table.locale, table.number),
  ],
);

export type TranslationRow = typeof translations.$inferSelect;
export type PublicationRow = typeof translationPublications.$inferSelect;
