import { z } from 'zod';
import { roles } from '@lampstand/access';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import type { Work } from '../../platform/work.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { memberRoles } from '../groups/groups.table.ts';
import { outranks } from '../identity/index.ts';
import {
  deleteAccounts,
  lockAccounts,
  lockImport,
  patchAccount,
  removePlaces,
  rowsOf,
  saveImport,
} from './imports.repo.ts';
import { readImport } from './imports.service.ts';
import type { ImportRecord, ImportRow } from './imports.table.ts';
import { accountsOf, memberKey, membersOfGroup } from './known.repo.ts';
import { changeableGroup, isNear } from './plan.service.ts';

/** What a line keeps for the way back. */
const Undo = z.object({
  before: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      locale: z.string(),
      location: z.string().nullable(),
      gradYear: z.number().nullable(),
      gradLocation: z.string().nullable(),
    })
    .partial(),
  places: z.object({
    regionIds: z.array(z.string()),
    members: z.array(z.object({ groupId: z.string(), role: z.enum(memberRoles) })),
    regionRoles: z.array(z.object({ regionId: z.string(), role: z.enum(roles) })),
  }),
});

export interface UndoAnswer {
  readonly record: ImportRecord;
  /** Lines whose records changed since: then nothing was taken back. */
  readonly blocked: readonly number[];
}

/**
 * Takes a whole import back, or nothing of it where something else changed one of its records since.
 * @throws DomainError NOT_FOUND, CONFLICT while it runs, was taken back, or its people are in use.
 */
export async function undoImport(context: Context, id: string): Promise<UndoAnswer> {
  const viewer = signedIn(context);
  await readImport(context, id);
  const blocked = await withoutReferences(() =>
    write(context, 'undoImport', async (work) => {
      const record = await lockImport(work.db, id);
      if (record?.status !== 'DONE') throw new DomainError('CONFLICT', 'errors.imports.notDone');
      const rows = (await rowsOf(work.db, id)).filter(({ applied }) => applied);
      await checkRights(work, viewer, record, rows);
      const inTheWay = await changedSince(work, record, rows);
      work.audit({ entity: 'import', entityId: id, after: { blocked: inTheWay } });
      if (inTheWay.length > 0) return inTheWay;
      for (const row of rows) await takeBack(work, record, row, viewer._id);
      await saveImport(work.db, id, { status: 'UNDONE', undoneAt: work.now });
      return [];
    }),
  );
  return { record: await readImport(context, id), blocked };
}

/** Rights may have gone since. @throws DomainError NOT_FOUND, FORBIDDEN. */
async function checkRights(
  { db }: Work,
  viewer: Viewer,
  { kind, groupId }: ImportRecord,
  rows: readonly ImportRow[],
): Promise<void> {
  if (kind === 'MEMBERS') {
    if (groupId) await changeableGroup(db, viewer, groupId);
    return;
  }
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const accounts = ids.length > 0 ? await accountsOf(db, '_id', ids) : [];
  if (!accounts.every((account) => isNear(viewer, account) && outranks(viewer, account))) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
}

/** Lines whose record is no longer as the import left it. */
async function changedSince(
  { db }: Work,
  { kind, groupId }: ImportRecord,
  rows: readonly ImportRow[],
): Promise<number[]> {
  if (kind === 'MEMBERS') {
    const members = groupId ? await membersOfGroup(db, groupId) : new Set<string>();
    const isIn = ({ userId, undo }: ImportRow) =>
      Undo.parse(undo).places.members.every(({ role }) =>
        members.has(memberKey(userId ?? '', role)),
      );
    return rows.filter((row) => !isIn(row)).map(({ line }) => line);
  }
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const accounts = new Map(
    (ids.length > 0 ? await lockAccounts(db, ids) : []).map((account) => [account._id, account]),
  );
  const isSame = ({ userId, version, fate }: ImportRow) => {
    const account = accounts.get(userId ?? '');
    // Who has set a password has begun to use the account.
    return account?.version === version && (fate === 'CHANGED' || account.passwordHash === null);
  };
  return rows.filter((row) => !isSame(row)).map(({ line }) => line);
}

async function takeBack(
  work: Work,
  { kind }: ImportRecord,
  row: ImportRow,
  by: string,
): Promise<void> {
  const { userId, version } = row;
  if (userId === null) return;
  const { before, places } = Undo.parse(row.undo);
  const undone = { entity: 'user', entityId: userId, before: places, after: before };
  if (kind === 'USERS' && row.fate === 'NEW') await deleteAccounts(work.db, [userId]);
  else {
    await removePlaces(work.db, userId, places);
    const stamp = { updatedAt: work.now, updatedBy: by, version: (version ?? 0) + 1 };
    if (kind === 'USERS') await patchAccount(work.db, userId, { ...before, ...stamp });
  }
  work.audit(undone);
}

async function withoutReferences<T>(undo: () => Promise<T>): Promise<T> {
  try {
    return await undo();
  } catch (error) {
    if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
    throw error;
  }
}
