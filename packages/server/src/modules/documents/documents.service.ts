import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { containing, type List, type ListRequest } from '../../platform/list.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { storable, wordsOf } from '../../platform/clean-html.ts';
import { documentText } from './document-text.ts';
import { type Document, documentsList, type DocumentSummary } from './documents.list.ts';
import { mayManageDocuments } from './documents.policy.ts';
import {
  deleteDocument,
  documentForEditor,
  documentForReader,
  documentsForReader,
  insertDocument,
  lockDocument,
  publishedForEditor,
  saveDocument,
} from './documents.repo.ts';
import { audiencesOf, type DocumentInput } from './documents.rules.ts';
import type { DocumentRow } from './documents.table.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** Every document, filtered, sorted, one page. */
export function listDocuments(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Document>> {
  manager(context);
  const q = request.filter?.['q'];
  const filter = typeof q === 'string' ? { ...request.filter, q: storable(q) } : request.filter;
  return documentsList.read(context.db, { ...request, filter, regions: 'all' });
}

/** One document, for those who look after them. @throws DomainError NOT_FOUND. */
export async function readDocument(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Document> {
  manager(context);
  const document = await documentsList.one(context.db, storable(id), { regions: 'all', relations });
  if (!document) throw notFound();
  return document;
}

/**
 * A document by its title, however the title is spelt.
 * @throws DomainError NOT_FOUND alike for one that is not there, not published, or for others.
 */
export async function readDocumentByTitle(context: Context, title: string): Promise<Document> {
  const viewer = signedIn(context);
  const wanted = { title: storable(title.trim()) };
  const [found] = mayManageDocuments(viewer)
    ? await documentForEditor.run(context.db, wanted)
    : await documentForReader.run(context.db, { ...wanted, ...readerOf(viewer) });
  if (!found) throw notFound();
  return found.item;
}

/** What the person may read, by title; `q` looks into titles and contents. */
export async function listPublishedDocuments(
  context: Context,
  q: string | null | undefined,
): Promise<DocumentSummary[]> {
  const viewer = signedIn(context);
  const wanted = { q: q ? containing(storable(q)) : null };
  const found = mayManageDocuments(viewer)
    ? await publishedForEditor.run(context.db, wanted)
    : await documentsForReader.run(context.db, { ...wanted, ...readerOf(viewer) });
  return found.map(({ item }) => item);
}

/** Writes a document. @throws DomainError FORBIDDEN, INVALID with the field `title` when it is taken. */
export async function createDocument(context: Context, input: DocumentInput): Promise<string> {
  const viewer = manager(context);
  const own = await asColumns(context, null, input);
  return write(context, 'createDocument', async ({ db, now, audit }) => {
    const row: DocumentRow = {
      ...own,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await withUniqueTitle(() => insertDocument(db, row));
    audit({ entity: 'document', entityId: row._id, after: audited(row) });
    return row._id;
  });
}

/** Changes a document. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID. */
export async function updateDocument(
  context: Context,
  id: string,
  version: number,
  input: DocumentInput,
): Promise<void> {
  const viewer = manager(context);
  await readDocument(context, id);
  const own = await asColumns(context, id, input);
  await write(context, 'updateDocument', async ({ db, now, audit }) => {
    const before = sameVersion(await lockDocument(db, id), version);
    const after: DocumentRow = {
      ...before,
      ...own,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await withUniqueTitle(() => saveDocument(db, after));
    audit({ entity: 'document', entityId: id, before: audited(before), after: audited(after) });
  });
}

/** Removes a document for good; the audit keeps its words. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removeDocument(context: Context, id: string): Promise<Document> {
  const document = await readDocument(context, id);
  await write(context, 'removeDocument', async ({ db, audit }) => {
    await deleteDocument(db, id);
    audit({ entity: 'document', entityId: id, before: document });
  });
  return document;
}

function manager(context: Context): Viewer {
  const viewer = signedIn(context);
  if (!mayManageDocuments(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}

const readerOf = (viewer: Viewer) => ({ viewer: viewer._id, held: audiencesOf(viewer) });

async function asColumns(
  { db }: Context,
  id: string | null,
  { title, content, permissions, published }: DocumentInput,
) {
  const cleaned = await documentText.write(db, id, content);
  const words = await wordsOf(cleaned);
  if (words === '' && !cleaned.includes('<img ')) {
    throw new DomainError('INVALID', 'errors.invalid', { content: 'errors.fieldRequired' });
  }
  return {
    title: title.normalize('NFC').replaceAll(/\s+/g, ' '),
    content: cleaned,
    words,
    permissions: [...new Set(permissions)].toSorted(),
    published,
  };
}

/** The words are the content once more. */
const audited = ({ words: _words, ...row }: DocumentRow) => row;

async function withUniqueTitle(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksUnique(error, 'documents_title_key')) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { title: 'errors.mustBeUnique' });
  }
}
