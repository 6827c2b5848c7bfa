import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { sameVersion } from '../../platform/version.ts';
import { regionsWith } from '../../platform/viewer.ts';
import { inPerson, readEditable } from '../identity/index.ts';
import type { UserRow } from '../identity/identity.table.ts';
import { likelyDuplicates } from './duplicates.repo.ts';
import { countReferences, isSitting, lockPair, patchAccount, regionsOf } from './merge.repo.ts';
import {
  type MergeField,
  mergeFields,
  notedValues,
  takenValues,
  UNDO_DAYS,
  waitingEmail,
} from './merge.rules.ts';
import { moveReferences } from './move-references.repo.ts';
import { type MergePart, mergeParts } from './person-references.ts';
import { insertMerger } from './undo-merger.repo.ts';

/** Milliseconds. */
const DAY = 86_400_000;

/** Most pairs that are suggested at once. */
const MOST_PAIRS = 50;

/** Pairs of accounts of the own regions that may be of one person. */
export function duplicateUsers(context: Context) {
  const scope = regionsWith(signedIn(context), 'admin');
  return likelyDuplicates(context.db, scope, MOST_PAIRS);
}

/** How much of each part of an account a merger would move, end or leave. */
export async function mergePreview(context: Context, pair: { keep: string; gone: string }) {
  await mayMerge(context, pair);
  const counted = await countReferences(context.db, pair.gone);
  return mergeParts.map((part) => ({ part, rows: rowsOf(counted, part) }));
}

export type MergeCount = Awaited<ReturnType<typeof mergePreview>>[number];

const rowsOf = (counted: Awaited<ReturnType<typeof countReferences>>, part: MergePart): number =>
  counted.reduce((sum, { reference, rows }) => sum + (reference.part === part ? rows : 0), 0);

interface Merger {
  readonly keep: string;
  readonly gone: string;
  readonly keepVersion: number;
  readonly goneVersion: number;
  /** Fields that the kept account takes over from the other one. */
  readonly taken: readonly MergeField[];
  readonly reason: string;
}

/**
 * Makes two accounts of one person one, in one transaction. What hangs on the other account goes to
 * the kept one (`personReferences`); the other one stays closed, names the kept one, and nobody
 * enters by it. For thirty days it can be undone (`undo-merger.service.ts`).
 * @throws DomainError NOT_FOUND, FORBIDDEN (rights above the own ones, the own account), CONFLICT on
 *   an older version or while one of them sits an exam, INVALID for one account twice.
 */
export async function mergeUsers(context: Context, merger: Merger): Promise<void> {
  await mayMerge(context, merger);
  const viewer = signedIn(context);
  await write(context, 'mergeUsers', async ({ db, now, audit }) => {
    const rows = await lockPair(db, merger);
    const keep = sameVersion(rows.keep, merger.keepVersion);
    const gone = sameVersion(rows.gone, merger.goneVersion);
    if (keep.mergedIntoId ?? gone.mergedIntoId) {
      throw new DomainError('CONFLICT', 'errors.conflict');
    }
    if (await isSitting(db, merger)) {
      throw new DomainError('CONFLICT', 'errors.records.sittingNow');
    }
    const stamp = { updatedAt: now, updatedBy: viewer._id };
    const exchanged = merger.taken.includes('email');
    const mergerId = newId();
    await insertMerger(db, {
      _id: mergerId,
      keepId: keep._id,
      goneId: gone._id,
      mergedBy: viewer._id,
      mergedAt: now,
      reason: merger.reason,
      expiresAt: new Date(Date.parse(now) + UNDO_DAYS * DAY).toISOString(),
      before: {
        taken: notedValues(keep, gone, merger.taken),
        keepEmailVerified: keep.emailVerified,
        gone: {
          email: gone.email,
          emailVerified: gone.emailVerified,
          deactivatedAt: gone.deactivatedAt,
          regionIds: await regionsOf(db, gone._id),
        },
      },
    });
    await moveReferences(db, merger, mergerId);
    await patchAccount(db, gone._id, {
      ...stamp,
      version: gone.version + 1,
      mergedIntoId: keep._id,
      deactivatedAt: gone.deactivatedAt ?? now,
      ...(exchanged ? { email: waitingEmail(gone._id) } : {}),
    });
    const taken = takenValues(gone, merger.taken);
    await patchAccount(db, keep._id, {
      ...stamp,
      ...taken,
      ...(exchanged ? { emailVerified: gone.emailVerified } : {}),
      version: keep.version + 1,
    });
    if (exchanged) await patchAccount(db, gone._id, { email: keep.email, emailVerified: false });
    audit({
      entity: 'user',
      entityId: keep._id,
      before: takenValues(keep, merger.taken),
      after: { ...taken, mergedFrom: gone._id, reason: merger.reason },
    });
    audit({
      entity: 'user',
      entityId: gone._id,
      before: { active: gone.deactivatedAt === null, ...kept(gone) },
      after: { active: false, mergedInto: keep._id, reason: merger.reason },
    });
  });
}

/** What the closed account said before, for who looks it up later. */
const kept = (row: UserRow) => takenValues(row, mergeFields);

/** Both accounts are of the own regions and below; nobody merges the own one away. */
async function mayMerge(context: Context, { keep, gone }: { keep: string; gone: string }) {
  const viewer = inPerson(context);
  if (keep === gone)
    throw new DomainError('INVALID', 'errors.invalid', { gone: 'errors.invalidValue' });
  await readEditable(context, keep);
  await readEditable(context, gone);
  if (gone === viewer._id) throw new DomainError('FORBIDDEN', 'errors.forbidden');
}
