import { sql } from 'drizzle-orm';
import { jsonPart, type RowOf } from '../../platform/json-part.ts';
import { containing, defineList } from '../../platform/list.ts';
import { users } from '../identity/identity.table.ts';
import { uploads } from './uploads.table.ts';

const uploadPart = jsonPart(
  {
    _id: uploads._id,
    status: uploads.status,
    itemType: uploads.itemType,
    itemId: uploads.itemId,
    locale: uploads.locale,
    title: uploads.title,
    fileName: uploads.fileName,
    fileSize: uploads.fileSize,
    type: uploads.type,
    fingerprint: uploads.fingerprint,
    storageKey: uploads.storageKey,
    storeToken: uploads.storeToken,
    error: uploads.error,
    checksum: uploads.checksum,
    createdAt: uploads.createdAt,
    createdBy: uploads.createdBy,
    lastPartAt: uploads.lastPartAt,
    createdByName: sql<
      string | null
    >`(select ${users.fullName} from ${users} where ${users._id} = ${uploads.createdBy})`,
  },
  {
    // By these it is asked who may go on, and what is still missing.
    always: [
      '_id',
      'status',
      'itemType',
      'itemId',
      'error',
      'checksum',
      'fileSize',
      'storageKey',
      'storeToken',
    ],
  },
);

export type ListedUpload = RowOf<typeof uploadPart>;

/** The back-office's list of uploads of everybody. `stuck` is the moment before which nothing came. */
export const uploadsList = defineList<ListedUpload>({
  name: 'uploads',
  table: uploads,
  id: uploads._id,
  filters: {
    ids: { where: (value) => sql`${uploads._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) => sql`lower(${uploads.fileName} || ' ' || ${uploads.title}) like ${value}`,
      parameter: containing,
    },
    status: { where: (value) => sql`${uploads.status} = ${value}` },
    itemType: { where: (value) => sql`${uploads.itemType} = ${value}` },
    userId: { where: (value) => sql`${uploads.createdBy} = ${value}` },
    stuckSince: {
      where: (value) =>
        sql`(${uploads.status} = 'UPLOADING' and ${uploads.lastPartAt} < ${value}::timestamptz)`,
    },
  },
  sorts: {
    createdAt: uploads.createdAt,
    lastPartAt: uploads.lastPartAt,
    fileName: uploads.fileName,
    fileSize: uploads.fileSize,
  },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  item: uploadPart,
});
