import { type Column, type SQL, sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { jsonPart, type RowOf } from '../../platform/json-part.ts';
import { containing, defineList } from '../../platform/list.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { documents } from './documents.table.ts';

const updatedByName = sql<
  string | null
>`(select ${users.fullName} from ${users} where ${users._id} = ${documents.updatedBy})`;

/** A document of which reads take the part that was asked for: contents are long. */
export const documentPart = jsonPart(
  {
    _id: documents._id,
    version: documents.version,
    title: documents.title,
    content: documents.content,
    permissions: documents.permissions,
    published: documents.published,
    createdAt: documents.createdAt,
    updatedAt: documents.updatedAt,
    updatedByName,
  },
  { always: ['_id'] },
);

export type Document = RowOf<typeof documentPart>;

const searched = sql`lower(${documents.title} || ' ' || ${documents.words})`;

/** The back-office's list of documents. They belong to the whole college: no region cuts them. */
export const documentsList = defineList<Document>({
  name: 'documents',
  table: documents,
  id: documents._id,
  filters: {
    ids: { where: (value) => sql`${documents._id} = any(${value}::text[])`, even: true },
    q: { where: (value) => sql`${searched} like ${value}`, parameter: containing },
    published: { where: (value) => sql`${documents.published} = ${value}` },
    audience: { where: (value) => sql`${documents.permissions} @> array[${value}::text]` },
  },
  sorts: {
    title: documents.title,
    createdAt: documents.createdAt,
    updatedAt: documents.updatedAt,
  },
  defaultSort: { field: 'title', order: 'ASC' },
  item: documentPart,
});

/** Characters of a document's beginning that a list shows. */
const BEGINNING = 220;

const summaryFields = {
  _id: documents._id,
  title: documents.title,
  beginning: sql<string>`left(${documents.words}, ${sql.raw(String(BEGINNING))})`,
  updatedAt: documents.updatedAt,
};

/** A document in the readers' list. */
export type DocumentSummary = JsonRow<typeof summaryFields>;

export const documentSummary = jsonObject(summaryFields);

const viewer = sql`${sql.placeholder('viewer')}`;

/** Names of audiences are those of the roles in groups; groups that are over do not count. */
const memberships = sql`array(select ${groupMembers.role} from ${groupMembers} join ${groups} on ${groups._id} = ${groupMembers.groupId} where ${groupMembers.userId} = ${viewer} and not ${groups.archived})`;
const graduation = sql`array(select 'ALUMNI' from ${users} where ${users._id} = ${viewer} and ${users.gradYear} is not null)`;

/**
 * Whether the person of the placeholder `viewer`, whose roles let them belong to the audiences of the
 * placeholder `held`, belongs to one of those that a column names; nobody named means everybody.
 */
export const belongsToAudience = (audiences: Column): SQL =>
  sql`(${audiences} = '{}' or ${audiences} && (${sql.placeholder('held')}::text[] || ${memberships}::text[] || ${graduation}::text[]))`;

/** Whether the row is published and written for the person (see `belongsToAudience`). */
export const writtenForViewer: SQL = sql`${documents.published} and ${belongsToAudience(documents.permissions)}`;

/** Whether the title, in small letters or not, is that of the placeholder `title`. */
export const hasTitle: SQL = sql`lower(${documents.title}) = lower(${sql.placeholder('title')})`;

/** Whether title or words contain the placeholder `q`; null finds all. */
export const matchesSearch: SQL = sql`(${sql.placeholder('q')}::text is null or ${searched} like ${sql.placeholder('q')})`;
