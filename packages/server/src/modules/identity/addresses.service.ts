import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { sameVersion } from '../../platform/version.ts';
import { holds, reaches, regionsWith } from '../../platform/viewer.ts';
import { addressesOf } from './account-details.loader.ts';
import {
  type AddressRow,
  deleteAddress,
  findAddress,
  insertAddress,
  isRegion,
  lockAddress,
  patchAddress,
} from './addresses.repo.ts';
import type { AddressInput } from './addresses.rules.ts';
import { readEditable } from './users.service.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/**
 * Addresses belong to whoever may change their person or region.
 * @throws DomainError NOT_FOUND for all others, FORBIDDEN for people above the editor.
 */
async function mayEdit(context: Context, itemId: string): Promise<void> {
  const viewer = signedIn(context);
  if (itemId === viewer._id) return;
  if (!holds(viewer, 'admin')) throw notFound();
  if (await isRegion(context.db, itemId)) {
    if (!reaches(regionsWith(viewer, 'admin'), itemId)) throw notFound();
    return;
  }
  await readEditable(context, itemId);
}

/** Addresses of the own person, or of a person or region that one may change. */
export async function listAddresses(context: Context, itemId: string): Promise<AddressRow[]> {
  await mayEdit(context, itemId);
  return (await addressesOf.load(context, itemId)) ?? [];
}

/**
 * Saves an address: a new one without `_id`. Whoever is signed in is its editor, whatever the input says.
 * @throws DomainError as above; NOT_FOUND also for an address of another person or region; CONFLICT
 *   when it changed since it was read.
 */
export async function updateAddress(context: Context, input: AddressInput): Promise<AddressRow> {
  const viewer = signedIn(context);
  const { _id, itemId, name, line1, line2, city, state, postcode, country } = input;
  await mayEdit(context, itemId);
  return write(context, 'updateAddress', async ({ db, now, audit }) => {
    const before = _id ? await lockAddress(db, _id) : undefined;
    if (_id && before?.itemId !== itemId) throw notFound();
    if (before) refuseUnseen(before, input.version, viewer._id);
    const stamp = { updatedAt: now, updatedBy: viewer._id };
    const columns = { name, line1, line2, city, state, postcode, country, ...stamp };
    const saved = before
      ? await patchAddress(db, before._id, { ...columns, version: before.version + 1 })
      : await insertAddress(db, {
          ...columns,
          _id: newId(),
          itemId,
          createdAt: now,
          createdBy: viewer._id,
        });
    if (!saved) throw notFound();
    audit({ entity: 'address', entityId: saved._id, before: before ?? null, after: saved });
    return saved;
  });
}

/**
 * Removes an address for good and gives back what it was.
 * @throws DomainError as above; CONFLICT when a version is given and it changed since.
 */
export async function removeAddress(
  context: Context,
  { _id, version }: { readonly _id: string; readonly version?: number | null | undefined },
): Promise<AddressRow> {
  const known = await findAddress(context.db, _id);
  if (!known) throw notFound();
  await mayEdit(context, known.itemId);
  return write(context, 'removeAddress', async ({ db, audit }) => {
    const found = await lockAddress(db, _id);
    if (!found) throw notFound();
    if (version !== null && version !== undefined) sameVersion(found, version);
    await deleteAddress(db, _id);
    audit({ entity: 'address', entityId: _id, before: found });
    return found;
  });
}

/** A call that names no version has read no state: it changes only what nobody else wrote last. */
function refuseUnseen(row: AddressRow, version: number | null | undefined, editor: string): void {
  const own = row.updatedBy === null || row.updatedBy === editor;
  sameVersion(row, version ?? (own ? row.version : 0));
}
