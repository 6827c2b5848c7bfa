import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { refuseOtherCurrency } from '../site/index.ts';
import { type Region, regionsList } from './regions.list.ts';
import { mayCreateRegion, mayEditRegion, readableRegions } from './regions.policy.ts';
import {
  type OfficerIds,
  officersOf,
  peopleOfRegion,
  replaceOfficers,
} from './region-officers.repo.ts';
import { HIDDEN_ZONE, type RegionInput } from './regions.rules.ts';
import { deleteRegion, insertRegion, lockRegion, saveRegion, usesOf } from './regions.repo.ts';
import type { RegionRow } from './regions.table.ts';

/** The regions that the person may see, filtered, sorted, one page. */
export function listRegions(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Region>> {
  return regionsList.read(context.db, { ...request, regions: readableRegions(signedIn(context)) });
}

/** The parts of the world that the person's regions belong to, by name. */
export async function listZones(context: Context): Promise<string[]> {
  const page = { page: 1, perPage: 1000 };
  const { items } = await listRegions(context, { page, relations: new Set() });
  return [...new Set(items.map(({ zone }) => zone))].toSorted();
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
    await refuseOtherCurrency(db, input.currency, null);
    await withUniqueSlug(() => insertRegion(db, row));
    const officers = await saveOfficers(db, row._id, input);
    audit({ entity: 'region', entityId: row._id, after: { ...row, ...officers } });
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
    await refuseOtherCurrency(db, input.currency, before.currency);
    const after: RegionRow = {
      ...before,
      ...asColumns(input),
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    const officersBefore = await officersOf(db, id);
    await withUniqueSlug(() => saveRegion(db, after));
    const officers = await saveOfficers(db, id, input);
    audit({
      entity: 'region',
      entityId: id,
      before: { ...before, ...officersBefore },
      after: { ...after, ...officers },
    });
  });
}

/**
 * Removes a region that nothing belongs to.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT that tells what still belongs to it.
 */
export async function removeRegion(context: Context, id: string): Promise<Region> {
  const viewer = signedIn(context);
  const region = await readRegion(context, id, new Set(['userCount']));
  if (!mayCreateRegion(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  await write(context, 'removeRegion', async ({ db, audit }) => {
    // Held, so that nobody joins it meanwhile.
    await lockRegion(db, id);
    await refuseUsed(context, db, id);
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

async function refuseUsed(context: Context, db: Db, id: string): Promise<void> {
  const { people, groups, results } = await usesOf(db, id);
  const uses = [
    people > 0 && context.t('errors.used.people', { count: people }),
    groups > 0 && context.t('errors.used.groups', { count: groups }),
    results > 0 && context.t('errors.used.results', { count: results }),
  ].filter((use) => use !== false);
  if (uses.length === 0) return;
  throw new DomainError('CONFLICT', { key: 'errors.used.region', args: { uses: uses.join(', ') } });
}

/**
 * Gives the duties of a region to the people of it who are named; who is not named at all stays.
 * @throws DomainError INVALID for people of other regions.
 */
async function saveOfficers(db: Db, id: string, input: RegionInput): Promise<OfficerIds> {
  const before = await officersOf(db, id);
  const wanted = {
    attendanceAdminIds: [...new Set(input.attendanceAdminIds ?? before.attendanceAdminIds)],
    deanIds: [...new Set(input.deanIds ?? before.deanIds)],
  };
  await checkOfficers(db, id, wanted, before);
  if (input.attendanceAdminIds) {
    await replaceOfficers(db, id, 'ATTENDANCE_ADMIN', wanted.attendanceAdminIds);
  }
  if (input.deanIds) await replaceOfficers(db, id, 'DEAN', wanted.deanIds);
  return wanted;
}

/** Who has a duty already keeps it, also after leaving the region: giving it up is a decision. */
async function checkOfficers(db: Db, id: string, wanted: OfficerIds, before: OfficerIds) {
  const kinds = ['attendanceAdminIds', 'deanIds'] as const;
  const added = kinds.map((kind) => wanted[kind].filter((each) => !before[kind].includes(each)));
  const known = await peopleOfRegion(db, id, added.flat());
  const wrong = kinds.filter((_kind, at) => added[at]?.some((each) => !known.has(each)));
  if (wrong.length === 0) return;
  throw new DomainError(
    'INVALID',
    'errors.invalid',
    Object.fromEntries(wrong.map((kind) => [kind, 'errors.used.notOfRegion' as const])),
  );
}

async function withUniqueSlug(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksUnique(error, 'regions_slug_key')) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { slug: 'errors.mustBeUnique' });
  }
}

/** Input leaves out what is empty; columns hold null. Duties are not of the row. */
function asColumns({ attendanceAdminIds: _admins, deanIds: _deans, ...input }: RegionInput) {
  if (input.zone.toUpperCase() === HIDDEN_ZONE) {
    throw new DomainError('INVALID', 'errors.invalid', { zone: 'errors.used.reservedZone' });
  }
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
