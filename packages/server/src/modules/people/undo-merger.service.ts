import { z } from 'zod';
import { roles } from '@lampstand/access';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { reaches, regionsWith } from '../../platform/viewer.ts';
import { deleteSessionsOf, inPerson, outranks, readEditable, readUser } from '../identity/index.ts';
import { userRegionRoles, userRoles } from '../identity/identity.table.ts';
import { findPerson, isSitting, lockPair, patchAccount, placeOf } from './merge.repo.ts';
import {
  type MergeField,
  mergeFields,
  refuseUndoing,
  takenValues,
  valuesBack,
  waitingEmail,
} from './merge.rules.ts';
import type { UserMergerRow } from './mergers.table.ts';
import { type MergePart, personReferences } from './person-references.ts';
import {
  countNoted,
  countStaying,
  deleteMerger,
  findMerger,
  giveRowsBack,
  lockMerger,
  mergersOf,
  notedRows,
} from './undo-merger.repo.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** What stays with the kept account when a merger is undone: it was changed since. */
export interface Stayed {
  readonly rows: readonly { readonly part: MergePart; readonly rows: number }[];
  readonly fields: readonly MergeField[];
}

/** The mergers of an account that can still be undone, the newest first. @throws DomainError NOT_FOUND. */
export async function userMergersOf(context: Context, userId: string) {
  await readUser(context, userId);
  const found = await mergersOf(context.db, userId, context.services.clock.now().toISOString());
  return found.filter(({ merger }) => reachesBoth(context, merger));
}

export type Merger = Awaited<ReturnType<typeof userMergersOf>>[number];

/** What would stay if it were undone now; it changes nothing. */
export async function wouldStay(context: Context, { merger }: Merger): Promise<Stayed> {
  const keep = await findPerson(context.db, merger.keepId);
  const gone = await findPerson(context.db, merger.goneId);
  if (!keep || !gone) throw notFound();
  const { stayed } = valuesBack(keep, gone.email, merger.before.taken);
  return { rows: byPart(await countStaying(context.db, merger._id)), fields: stayed };
}

/**
 * Brings an account back that was merged into another one, with everything that nobody changed since,
 * in one transaction; the rest stays with the kept account and is named. Who loses rights signs in anew.
 * @throws DomainError NOT_FOUND outside of the own regions, FORBIDDEN where rights above the own ones
 *   would come back, CONFLICT after thirty days, while one of them sits an exam, and where the kept
 *   account was itself merged since.
 */
export async function undoMerger(context: Context, id: string) {
  const viewer = inPerson(context);
  const known = await findMerger(context.db, id);
  if (!known || !reachesBoth(context, known)) throw notFound();
  await readEditable(context, known.keepId);
  return write(context, 'undoMerger', async ({ db, now, audit }) => {
    const merger = await lockMerger(db, id);
    if (!merger) throw notFound();
    const pair = { keep: merger.keepId, gone: merger.goneId };
    const { keep, gone } = await lockPair(db, pair);
    if (!keep || !gone) throw notFound();
    refuseUndoing(merger, keep, now);
    const { taken, ...rights } = await rightsThatReturn(db, id);
    if (!outranks(viewer, rights)) {
      throw new DomainError('FORBIDDEN', 'errors.forbidden');
    }
    if (await isSitting(db, pair)) throw new DomainError('CONFLICT', 'errors.records.sittingNow');
    await giveRowsBack(db, id);
    const rows = byPart(await countNoted(db, id));
    const { values, exchanged, stayed } = valuesBack(keep, gone.email, merger.before.taken);
    const stamp = { updatedAt: now, updatedBy: viewer._id };
    const active = merger.before.gone.deactivatedAt === null;
    await patchAccount(db, gone._id, {
      ...stamp,
      version: gone.version + 1,
      mergedIntoId: null,
      deactivatedAt: merger.before.gone.deactivatedAt,
      ...(exchanged ? { email: waitingEmail(gone._id) } : {}),
    });
    await patchAccount(db, keep._id, {
      ...stamp,
      ...values,
      ...(exchanged ? { emailVerified: merger.before.keepEmailVerified } : {}),
      version: keep.version + 1,
    });
    if (exchanged) {
      const { email, emailVerified } = merger.before.gone;
      await patchAccount(db, gone._id, { email, emailVerified });
    }
    const changed = takenValues(
      keep,
      mergeFields.filter((field) => Object.hasOwn(values, field)),
    );
    if (taken) await deleteSessionsOf(db, keep._id);
    await deleteMerger(db, id);
    audit({
      entity: 'user',
      entityId: keep._id,
      before: { ...changed, mergedFrom: gone._id },
      after: { ...values, mergedFrom: null, stayed: rows },
    });
    audit({
      entity: 'user',
      entityId: gone._id,
      before: { active: false, mergedInto: keep._id },
      after: { active, mergedInto: null },
    });
    return { goneId: gone._id, stayed: { rows, fields: stayed } };
  });
}

/** Of the regions from which the account came, one is the viewer's. */
function reachesBoth(context: Context, { before }: UserMergerRow): boolean {
  const scope = regionsWith(signedIn(context), 'admin');
  return scope === 'all' || before.gone.regionIds.some((id) => reaches(scope, id));
}

function byPart(counts: ReadonlyMap<string, number>): Stayed['rows'] {
  const parts = new Map<MergePart, number>();
  for (const reference of personReferences) {
    const rows = counts.get(placeOf(reference)) ?? 0;
    if (rows > 0) parts.set(reference.part, (parts.get(reference.part) ?? 0) + rows);
  }
  return [...parts].map(([part, rows]) => ({ part, rows }));
}

const Role = z.enum(roles);
const Global = z.object({ role: Role });
const Regional = z.object({ region_id: z.string(), role: Role });

/** The rights that the account had, and whether the kept one loses any of them. */
async function rightsThatReturn(db: Db, mergerId: string) {
  const rowsIn = (table: object) =>
    notedRows(db, mergerId, personReferences.filter((each) => each.table === table).map(placeOf));
  const globalRows = await rowsIn(userRoles);
  const regionalRows = await rowsIn(userRegionRoles);
  return {
    taken: [...globalRows, ...regionalRows].some(({ after }) => after !== null),
    roles: globalRows.map(({ before, after }) => Global.parse({ ...after, ...before }).role),
    regionRoles: regionalRows.map(({ before, after }) => {
      const { region_id: regionId, role } = Regional.parse({ ...after, ...before });
      return { regionId, role };
    }),
  };
}
