import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { runImport } from './imports.jobs.ts';
import type { ImportInput } from './imports.rules.ts';
import type { ImportRecord, ImportRow } from './imports.table.ts';
import { findImport, insertImport, newestImports, rowsOf } from './imports.repo.ts';
import { fingerprintOf, planRows } from './plan.service.ts';
import type { RowPlan } from './row-plan.ts';

const NEWEST = 20;
const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** The fate of every line, before anything is written. @throws as planRows. */
export async function previewImport(
  context: Context,
  input: ImportInput,
): Promise<{ readonly rows: RowPlan[]; readonly fingerprint: string }> {
  const rows = await planRows(context.services, context.db, signedIn(context), input);
  return { rows, fingerprint: fingerprintOf(rows) };
}

/**
 * Begins to bring a file in, as its dry run showed it; a second call with the same id gives the first
 * one's import.
 * @throws DomainError CONFLICT where the dry run would look different now; as planRows.
 */
export async function startImport(
  context: Context,
  asked: {
    readonly _id: string;
    readonly input: ImportInput;
    readonly fingerprint: string;
    readonly sendMails: boolean;
  },
): Promise<ImportRecord> {
  const viewer = signedIn(context);
  const { _id, input } = asked;
  const known = await findImport(context.db, _id);
  if (known) return ownImport(known, viewer._id);
  await write(context, 'startImport', async ({ db, now, audit, enqueue }) => {
    const plans = await planRows(context.services, db, viewer, input);
    if (fingerprintOf(plans) !== asked.fingerprint) {
      throw new DomainError('CONFLICT', 'errors.imports.changedSince');
    }
    const planOf = new Map(plans.map((plan) => [plan.line, plan]));
    const lines = input.rows.map(({ line, values }) => {
      const plan = planOf.get(line);
      if (!plan) throw new Error(`Line ${line} was not planned`);
      const { fate, errors, userId, version } = plan;
      return { importId: _id, line, values, fate, errors, userId, version };
    });
    const waiting = plans.filter(({ fate }) => fate === 'NEW' || fate === 'CHANGED').length;
    const row = {
      _id,
      kind: input.kind,
      groupId: input.groupId ?? null,
      fileName: input.fileName,
      sendMails: asked.sendMails,
      status: 'RUNNING' as const,
      createdBy: viewer._id,
      createdAt: now,
      fields: input.fields,
      total: waiting,
    };
    // Somebody may confirm twice at the same moment.
    if (await insertImport(db, row, lines)) await enqueue(runImport, { importId: _id });
    audit({ entity: 'import', entityId: _id, after: row });
  });
  return readImport(context, _id);
}

/** An import of one's own. @throws DomainError NOT_FOUND. */
export async function readImport(context: Context, id: string): Promise<ImportRecord> {
  const found = await findImport(context.db, id);
  if (!found) throw notFound();
  return ownImport(found, signedIn(context)._id);
}

function ownImport(found: ImportRecord, viewerId: string): ImportRecord {
  if (found.createdBy !== viewerId) throw notFound();
  return found;
}

/** The newest imports of one's own. */
export const listImports = (context: Context): Promise<ImportRecord[]> =>
  newestImports(context.db, signedIn(context)._id, NEWEST);

/** The lines of an import; `readImport` said that it is one's own. */
export const linesOf = (context: Context, { _id }: ImportRecord): Promise<ImportRow[]> =>
  rowsOf(context.db, _id);

/** A reason in the language of the request. */
export const reasonsOf = (context: Context, errors: Readonly<Record<string, string>>) =>
  Object.entries(errors).map(([field, key]) => ({ field, reason: context.t.dynamic(key) }));
