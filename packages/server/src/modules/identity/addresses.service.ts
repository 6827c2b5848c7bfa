import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { holds, reaches, regionsWith } from '../../platform/viewer.ts';
import { addressesOf } from './account-details.loader.ts';
import {
  type AddressRow,
  deleteAddress,
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
 * @throws DomainError as above; NOT_FOUND also for an address of another person or region.
 */
export async function updateAddress(context: Context, input: AddressInput): Promise<AddressRow> {
  const viewer = signedIn(context);
  const { _id, itemId, name, line1, line2, city, state, postcode, country } = input;
  await mayEdit(context, itemId);
  return write(context, 'updateAddress', async ({ db, now, audit }) => {
    const before = _id ? await lockAddress(db, _id) : undefined;
    if (_id && before?.itemId !== itemId) throw notFound();
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

/** Removes an address for good and gives back what it was. @throws DomainError as above. */
export async function removeAddress(context: Context, id: string): Promise<AddressRow> {
  const found = await lockAddress(context.db, id);
  if (!found) throw notFound();
  await mayEdit(context, found.itemId);
  await write(context, 'removeAddress', async ({ db, audit }) => {
    await deleteAddress(db, id);
    audit({ entity: 'address', entityId: id, before: found });
  });
  return found;
}
