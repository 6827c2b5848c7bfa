import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import {
  type PublicationRow,
  type TranslationRow,
  translationPublications,
  translations,
} from './translations.table.ts';

/** How many publications of a locale are offered to go back to. */
const MOST_PUBLICATIONS = 50;

/** What is in force in every locale that has texts of its own. */
export const publishedTexts = defineStatement('translations_published', (db) =>
  db
    .selectDistinctOn([translationPublications.locale], {
      locale: translationPublications.locale,
      number: translationPublications.number,
      texts: translationPublications.texts,
    })
    .from(translationPublications)
    .orderBy(asc(translationPublications.locale), desc(translationPublications.number)),
);

/** All texts of a locale, drafts among them, with who changed them last. */
export function draftsOf(db: Db, locale: string) {
  return db
    .select({
      messageId: translations.messageId,
      text: translations.text,
      version: translations.version,
      updatedAt: translations.updatedAt,
      updatedByName: users.fullName,
    })
    .from(translations)
    .leftJoin(users, eq(users._id, translations.updatedBy))
    .where(eq(translations.locale, locale));
}

/** The row of one message, held until the transaction ends. */
export async function lockTranslation(
  db: Db,
  locale: string,
  messageId: string,
): Promise<TranslationRow | undefined> {
  const [row] = await db
    .select()
    .from(translations)
    .where(and(eq(translations.locale, locale), eq(translations.messageId, messageId)))
    .for('update');
  return row;
}

/** All rows of a locale, held until the transaction ends. */
export const lockTranslations = (db: Db, locale: string): Promise<TranslationRow[]> =>
  db.select().from(translations).where(eq(translations.locale, locale)).for('update');

export async function putTranslation(db: Db, row: TranslationRow): Promise<void> {
  await db
    .insert(translations)
    .values(row)
    .onConflictDoUpdate({ target: translations._id, set: row });
}

export async function deleteTranslations(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(translations).where(inArray(translations._id, [...ids]));
}

/** The newest publications of a locale, with who made them. */
export function publicationsOf(db: Db, locale: string) {
  return db
    .select({
      _id: translationPublications._id,
      number: translationPublications.number,
      createdAt: translationPublications.createdAt,
      createdByName: users.fullName,
      changed: translationPublications.changed,
      rolledBackTo: translationPublications.rolledBackTo,
    })
    .from(translationPublications)
    .leftJoin(users, eq(users._id, translationPublications.createdBy))
    .where(eq(translationPublications.locale, locale))
    .orderBy(desc(translationPublications.number))
    .limit(MOST_PUBLICATIONS);
}

export async function publicationById(db: Db, id: string): Promise<PublicationRow | undefined> {
  const [row] = await db
    .select()
    .from(translationPublications)
    .where(eq(translationPublications._id, id));
  return row;
}

export async function newestPublication(
  db: Db,
  locale: string,
): Promise<PublicationRow | undefined> {
  const [row] = await db
    .select()
    .from(translationPublications)
    .where(eq(translationPublications.locale, locale))
    .orderBy(desc(translationPublications.number))
    .limit(1);
  return row;
}

export async function insertPublication(db: Db, row: PublicationRow): Promise<void> {
  await db.insert(translationPublications).values(row);
}
