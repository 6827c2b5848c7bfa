import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { inTransaction, type Work } from '../../platform/work.ts';
import { mailEnrol, viewerById } from '../identity/index.ts';
import {
  addPlaces,
  findImport,
  insertAccount,
  lockImport,
  patchAccount,
  saveImport,
  saveRow,
  waitingRows,
} from './imports.repo.ts';
import type { ImportRecord, ImportRow } from './imports.table.ts';
import { planRows } from './plan.service.ts';
import type { RowPlan } from './row-plan.ts';

/** Lines of one transaction: others are let in between, and a crash costs no more than these. */
const LINES_AT_ONCE = 50;

/**
 * Brings a confirmed file in, some lines at a time. It goes on where it stopped: what was done is
 * marked in the same transaction. Rights are those that the person holds at that moment.
 */
export const runImport = defineJob({
  name: 'run-import',
  schema: z.object({ importId: z.string() }),
  async handle({ importId }, services: Services) {
    let left = true;
    while (left) left = await runSome(services, importId);
  },
});

async function runSome(services: Services, importId: string): Promise<boolean> {
  const actor = { userId: null, impersonatorId: null, requestId: newId(), address: null };
  const { database } = services;
  const by = await findImport(database.db, importId);
  if (!by || by.status !== 'RUNNING') return false;
  const who = { ...actor, userId: by.createdBy };
  return inTransaction(services, who, 'runImport', async (work) => {
    const record = await lockImport(work.db, importId);
    work.audit({ entity: 'import', entityId: importId });
    if (record?.status !== 'RUNNING') return false;
    const rows = await waitingRows(work.db, importId, LINES_AT_ONCE);
    if (rows.length === 0) {
      await saveImport(work.db, importId, { status: 'DONE', finishedAt: work.now });
      return false;
    }
    const viewer = await viewerById(work.db, record.createdBy);
    const plans = viewer ? await planAgain(services, work, viewer, record, rows) : [];
    const planOf = new Map(plans.map((plan) => [plan.line, plan]));
    for (const row of rows) await bringIn(services, work, record, row, planOf.get(row.line));
    await saveImport(work.db, importId, { done: record.done + rows.length });
    return true;
  });
}

/** What the lines would do now. A group that may no longer be changed refuses them all. */
async function planAgain(
  services: Services,
  work: Work,
  viewer: Viewer,
  { kind, groupId, fields }: ImportRecord,
  rows: readonly ImportRow[],
): Promise<RowPlan[]> {
  try {
    return await planRows(services, work.db, viewer, { kind, groupId, fields, rows: [...rows] });
  } catch {
    return [];
  }
}

/** Does what the dry run showed, and nothing else: a record that changed since is left alone. */
async function bringIn(
  services: Services,
  work: Work,
  record: ImportRecord,
  row: ImportRow,
  plan: RowPlan | undefined,
): Promise<void> {
  const asShown =
    plan?.fate === row.fate && plan.userId === row.userId && plan.version === row.version;
  if (!plan || !asShown) {
    const errors =
      plan?.fate === 'REFUSED' ? plan.errors : { email: 'errors.imports.changedSince' };
    await saveRow(work.db, row, { fate: 'REFUSED', errors, version: null });
    return;
  }
  const stamp = { updatedAt: work.now, updatedBy: record.createdBy };
  const done =
    plan.userId === null
      ? await openAccount(services, work, record, plan)
      : await changeAccount(work, plan.userId, plan, stamp);
  await saveRow(work.db, row, {
    applied: true,
    userId: done.userId,
    version: done.version,
    undo: { before: plan.before, places: plan.places },
  });
}

async function openAccount(
  services: Services,
  work: Work,
  { createdBy, sendMails }: ImportRecord,
  plan: RowPlan,
) {
  const { firstName = '', lastName = '', locale = 'en' } = plan.columns;
  const account = {
    ...plan.columns,
    _id: newId(),
    email: plan.email,
    firstName,
    lastName,
    locale,
    createdBy,
    updatedBy: createdBy,
    createdAt: work.now,
    updatedAt: work.now,
  };
  await insertAccount(work.db, account);
  await addPlaces(work.db, account._id, plan.places, work.now);
  if (sendMails) await mailEnrol(services, work, account);
  const after = { ...plan.columns, email: plan.email, ...plan.places };
  work.audit({ entity: 'user', entityId: account._id, after });
  return { userId: account._id, version: 1 };
}

async function changeAccount(
  work: Work,
  userId: string,
  plan: RowPlan,
  stamp: { readonly updatedAt: string; readonly updatedBy: string },
) {
  await addPlaces(work.db, userId, plan.places, work.now);
  const { members } = plan.places;
  // A member comes into the group's record, not into the person's.
  if (plan.fate === 'NEW') {
    for (const { groupId, role } of members) {
      work.audit({ entity: 'group', entityId: groupId, after: { member: userId, role } });
    }
    return { userId, version: plan.version };
  }
  const version = (plan.version ?? 0) + 1;
  await patchAccount(work.db, userId, { ...plan.columns, ...stamp, version });
  work.audit({
    entity: 'user',
    entityId: userId,
    before: plan.before,
    after: { ...plan.columns, ...plan.places },
  });
  return { userId, version };
}
