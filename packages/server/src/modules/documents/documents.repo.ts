import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import {
  documentPart,
  documentSummary,
  hasTitle,
  matchesSearch,
  writtenForViewer,
} from './documents.list.ts';
import { type DocumentRow, documents } from './documents.table.ts';

const whole = documentPart.pick(new Set());

/** A document by its title, for the person that it is written for (see `writtenForViewer`). */
export const documentForReader = defineStatement('document_for_reader', (db) =>
  db
    .select({ item: whole.json() })
    .from(documents)
    .where(sql`${hasTitle} and ${writtenForViewer}`),
);

/** A document by its title, published or not. */
export const documentForEditor = defineStatement('document_for_editor', (db) =>
  db.select({ item: whole.json() }).from(documents).where(hasTitle),
);

/** All that a person may read, by title. */
export const documentsForReader = defineStatement('documents_for_reader', (db) =>
  db
    .select({ item: documentSummary })
    .from(documents)
    .where(sql`${writtenForViewer} and ${matchesSearch}`)
    .orderBy(documents.title, documents._id),
);

/** The same for somebody who may read whatever is published. */
export const publishedForEditor = defineStatement('published_for_editor', (db) =>
  db
    .select({ item: documentSummary })
    .from(documents)
    .where(sql`${documents.published} and ${matchesSearch}`)
    .orderBy(documents.title, documents._id),
);

/** The document's row, held until the transaction ends. */
export async function lockDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents._id, id)).for('update');
  return row;
}

export async function insertDocument(db: Db, row: DocumentRow): Promise<void> {
  await db.insert(documents).values(row);
}

export async function saveDocument(db: Db, row: DocumentRow): Promise<void> {
  await db.update(documents).set(row).where(eq(documents._id, row._id));
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents._id, id));
}
