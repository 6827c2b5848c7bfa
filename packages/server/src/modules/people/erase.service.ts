import { type Context, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { sameVersion } from '../../platform/version.ts';
import { erasedName, inPerson, lockUser } from '../identity/index.ts';
import {
  accountsOfPerson,
  countErasure,
  emptyAccounts,
  type ErasureCount,
  insertErasure,
  otherSuperadmins,
  removeRows,
} from './erase.repo.ts';
import { checkConfirmed, patternsOf, refuseErasure } from './erase.rules.ts';
import {
  addressesOf,
  emptyAudit,
  emptyImports,
  emptyResults,
  emptyUploads,
  emptyTeachers,
  namesOf,
  sweepTexts,
} from './erase-texts.repo.ts';
import { findPerson, isSitting } from './merge.repo.ts';

/**
 * What an erasure would take away, and what it would leave without a name; it changes nothing.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT as `eraseUser`.
 */
export async function erasurePreview(context: Context, userId: string): Promise<ErasureCount[]> {
  const viewer = inPerson(context);
  const person = await findPerson(context.db, userId);
  if (!person) throw new DomainError('NOT_FOUND', 'errors.notFound');
  refuseErasure(person, viewer._id, await otherSuperadmins(context.db, userId));
  const { ids, addresses } = await tracesOf(context.db, userId);
  return countErasure(context.db, ids, addresses);
}

interface Erasure {
  readonly userId: string;
  readonly version: number;
  /** The address of the account, typed again. */
  readonly confirmation: string;
  readonly reason: string;
}

/**
 * Erases a person for ever, in one transaction: the account keeps its id and a number in the place of
 * the name, so that results and the audit still hold together and tell of nobody. Accounts that were
 * merged into it go with it. Nothing brings the data back: the former values are nowhere any more.
 * @throws DomainError NOT_FOUND; FORBIDDEN for oneself, through another person's eyes and for the
 *   last superadmin; CONFLICT on an older version, a second time, and while an exam is sat; INVALID
 *   where the address differs or the reason names the person.
 */
export async function eraseUser(context: Context, erasure: Erasure): Promise<void> {
  const viewer = inPerson(context);
  const { userId, reason } = erasure;
  await write(context, 'eraseUser', async ({ db, now, audit }) => {
    // First, and in one order: two who erase each other wait here instead of for each other.
    const others = await otherSuperadmins(db, userId);
    const person = await lockUser(db, userId);
    if (!person) throw new DomainError('NOT_FOUND', 'errors.notFound');
    refuseErasure(person, viewer._id, others);
    sameVersion(person, erasure.version);
    if (await isSitting(db, { keep: userId, gone: userId })) {
      throw new DomainError('CONFLICT', 'errors.records.sittingNow');
    }
    const { ids, addresses, names } = await tracesOf(db, userId);
    checkConfirmed(person, erasure, [...addresses, ...names]);
    const counts = await countErasure(db, ids, addresses);
    const number = await insertErasure(db, {
      _id: newId(),
      userId,
      erasedBy: viewer._id,
      erasedAt: now,
      reason,
      counts: Object.fromEntries(counts.map(({ part, fate, rows }) => [`${part} ${fate}`, rows])),
    });
    const stamp = { at: now, by: viewer._id };
    await emptyAudit(db, ids);
    await emptyImports(db, ids, addresses);
    await emptyResults(db, ids);
    await emptyUploads(db, ids);
    await emptyTeachers(db, ids, erasedName(number), stamp);
    await removeRows(db, ids, addresses);
    await emptyAccounts(db, ids, number, stamp);
    await sweepTexts(db, patternsOf([...addresses, ...names]), erasedName(number));
    audit({ entity: 'user', entityId: userId, after: { erased: number } });
  });
}

async function tracesOf(db: Db, userId: string) {
  const ids = await accountsOfPerson(db, userId);
  return { ids, addresses: await addressesOf(db, ids), names: await namesOf(db, ids) };
}
