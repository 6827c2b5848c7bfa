import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { type Region, regionsList } from './regions.list.ts';
import { mayCreateRegion, mayEditRegion, readableRegions } from './regions.policy.ts';
import type { RegionInput } from './regions.rules.ts';
import { deleteRegion, insertRegion, lockRegion, saveRegion } from './regions.repo.ts';
import type { RegionRow } from './regions.table.ts';

/** The regions that the person may see, filtered, sorted, one page. */
export function listRegions(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Region>> {
  return regionsList.read(context.db, { ...request, regions: readableRegions(signedIn(context)) });
}

/**
 * One region.
 * @throws DomainError NOT_FOUND alike for one that is not there and one of somebody else's.
 */
export async function readRegion(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Region> {
  const region = await regionsList.one(context.db, id, {
    regions: readableRegions(signedIn(context)),
    relations,
  });
  if (!region) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return region;
}

/** Opens a region. @throws DomainError FORBIDDEN, or INVALID with the field `slug` when it is taken. */
export async function createRegion(context: Context, input: RegionInput): Promise<string> {
  const viewer = signedIn(context);
  if (!mayCreateRegion(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return write(context, 'createRegion', async ({ db, now, audit }) => {
    const row: RegionRow = {
      ...asColumns(input),
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await withUniqueSlug(() => insertRegion(db, row));
    audit({ entity: 'region', entityId: row._id, after: row });
    return row._id;
  });
}

/** Changes a region. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID. */
export async function updateRegion(
  context: Context,
  id: string,
  version: number,
  input: RegionInput,
): Promise<void> {
  const viewer = signedIn(context);
  await readRegion(context, id);
  if (!mayEditRegion(viewer, id)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  await write(context, 'updateRegion', async ({ db, now, audit }) => {
    const before = sameVersion(await lockRegion(db, id), version);
    const after: RegionRow = {
      ...before,
      ...asColumns(input),
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await withUniqueSlug(() => saveRegion(db, after));
    audit({ entity: 'region', entityId: id, before, after });
  });
}

/** Removes a region that nothing belongs to. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT in use. */
export async function removeRegion(context: Context, id: string): Promise<Region> {
  const viewer = signedIn(context);
  const region = await readRegion(context, id, new Set(['userCount']));
  if (!mayCreateRegion(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  await write(context, 'removeRegion', async ({ db, audit }) => {
    if ((region.userCount ?? 0) > 0) throw new DomainError('CONFLICT', 'errors.inUse');
    try {
      await deleteRegion(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
      throw error;
    }
    audit({ entity: 'region', entityId: id, before: region });
  });
  return region;
}

async function withUniqueSlug(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksUnique(error, 'regions_slug_key')) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { slug: 'errors.mustBeUnique' });
  }
}

/** Input leaves out what is empty; columns hold null. */
function asColumns(input: RegionInput) {
  return {
    ...input,
    description: input.description ?? null,
    phone: input.phone ?? null,
    addressLine1: input.addressLine1 ?? null,
    addressLine2: input.addressLine2 ?? null,
    addressCity: input.addressCity ?? null,
    addressState: input.addressState ?? null,
    addressPostcode: input.addressPostcode ?? null,
    addressCountry: input.addressCountry ?? null,
  };
}
