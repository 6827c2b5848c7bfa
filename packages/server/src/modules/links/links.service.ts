import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError, type ErrorKey } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import { reaches } from '../../platform/viewer.ts';
import { type Link, linksList, type StudentLink } from './links.list.ts';
import { mayEditLink, readableLinks } from './links.policy.ts';
import {
  deleteLink,
  insertLink,
  lastPosition,
  linksForStudent,
  lockLink,
  moveLink,
  placesOf,
  replaceAudience,
  saveLink,
} from './links.repo.ts';
import { type LinkInput, placesFor } from './links.rules.ts';
import type { LinkRow } from './links.table.ts';

/** The links that reach the person's regions, filtered, sorted, one page. */
export const listLinks = (
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Link>> =>
  linksList.read(context.db, { ...request, regions: readableLinks(signedIn(context)) });

/** One link. @throws DomainError NOT_FOUND alike for one that is not there and one of other regions. */
export async function readLink(context: Context, id: string): Promise<Link> {
  const regions = readableLinks(signedIn(context));
  const link = await linksList.one(context.db, id, { regions, relations: new Set() });
  if (!link) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return link;
}

/** What the signed-in person is shown today. */
export async function listStudentLinks(context: Context): Promise<StudentLink[]> {
  const today = context.services.clock.now().toISOString().slice(0, 10);
  const rows = await linksForStudent.run(context.db, { viewer: signedIn(context)._id, today });
  return rows.map(({ item }) => item);
}

/** Adds a link after all others. @throws DomainError FORBIDDEN, INVALID with the fields. */
export async function createLink(context: Context, input: LinkInput): Promise<string> {
  const viewer = signedIn(context);
  return write(context, 'createLink', async ({ db, now, audit }) => {
    await checkAudience(context, db, input);
    const row: LinkRow = {
      ...asColumns(input),
      _id: newId(),
      position: await lastPosition(db),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await insertLink(db, row);
    await replaceAudience(db, row._id, input);
    audit({ entity: 'link', entityId: row._id, after: input });
    return row._id;
  });
}

/** Changes a link. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID. */
export async function updateLink(
  context: Context,
  id: string,
  version: number,
  input: LinkInput,
): Promise<void> {
  const viewer = signedIn(context);
  const link = await readEditableLink(context, id);
  await write(context, 'updateLink', async ({ db, now, audit }) => {
    const before = sameVersion(await lockLink(db, id), version);
    await checkAudience(context, db, input);
    await saveLink(db, {
      ...before,
      ...asColumns(input),
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    });
    await replaceAudience(db, id, input);
    audit({ entity: 'link', entityId: id, before: asInput(link), after: input });
  });
}

/** Removes a link for good. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removeLink(context: Context, id: string): Promise<Link> {
  const link = await readEditableLink(context, id);
  await write(context, 'removeLink', async ({ db, audit }) => {
    await deleteLink(db, id);
    audit({ entity: 'link', entityId: id, before: link });
  });
  return link;
}

/**
 * Brings links into the given order, in the places that they take together; all others stay.
 * @throws DomainError NOT_FOUND, FORBIDDEN for one that the person may not change.
 */
export async function orderLinks(context: Context, ids: readonly string[]): Promise<Link[]> {
  const found: Link[] = [];
  for (const id of new Set(ids)) found.push(await readEditableLink(context, id));
  const places = placesFor(found.map(({ position }) => position));
  await write(context, 'orderLinks', async ({ db, audit }) => {
    for (const [at, { _id, position }] of found.entries()) {
      const place = places[at] ?? position;
      if (place !== position) await moveLink(db, _id, place);
      audit({ entity: 'link', entityId: _id, before: { position }, after: { position: place } });
    }
  });
  return found.map((link, at) => ({ ...link, position: places[at] ?? link.position }));
}

/** Whether the signed-in person may change a link. */
export const isEditable = (context: Context, { regions, groups }: Link): boolean =>
  mayEditLink(signedIn(context), [
    ...regions.map(({ _id }) => _id),
    ...groups.map(({ regionId }) => regionId),
  ]);

async function readEditableLink(context: Context, id: string): Promise<Link> {
  const link = await readLink(context, id);
  if (!isEditable(context, link)) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  return link;
}

/**
 * Refuses an audience beyond the admin's own regions: places of others are answered as places that
 * are not there.
 */
async function checkAudience(context: Context, db: Db, input: LinkInput): Promise<void> {
  const viewer = signedIn(context);
  const scope = readableLinks(viewer);
  const found = await placesOf(db, input);
  const regions = found.regions.filter(({ _id }) => reaches(scope, _id));
  const groups = found.groups.filter(({ regionId }) => reaches(scope, regionId));
  const fields: Record<string, ErrorKey> = {};
  if (regions.length < new Set(input.regionIds).size) fields.regionIds = 'errors.invalidValue';
  if (groups.length < new Set(input.groupIds).size) fields.groupIds = 'errors.invalidValue';
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', 'errors.invalid', fields);
  const reach = [...regions.map(({ _id }) => _id), ...groups.map(({ regionId }) => regionId)];
  if (!mayEditLink(viewer, reach)) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden', { regionIds: 'errors.forbidden' });
  }
}

/** A link as its form sends it: so its history can compare it with what was sent. */
export const asInput = ({ regions, groups, ...link }: Link): LinkInput => ({
  title: link.title,
  address: link.address,
  description: link.description,
  published: link.published,
  visibleFrom: link.visibleFrom,
  visibleUntil: link.visibleUntil,
  regionIds: regions.map(({ _id }) => _id),
  groupIds: groups.map(({ _id }) => _id),
});

/** Input leaves out what is empty; columns hold null. */
function asColumns({ regionIds: _regions, groupIds: _groups, ...own }: LinkInput) {
  return {
    ...own,
    description: own.description || null,
    visibleFrom: own.visibleFrom ?? null,
    visibleUntil: own.visibleUntil ?? null,
  };
}
