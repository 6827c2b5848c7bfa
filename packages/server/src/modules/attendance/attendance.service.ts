import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type AttendanceSchema, attendanceSchemasList } from './attendance.list.ts';
import { mayManageSchemas } from './attendance.policy.ts';
import {
  deleteSchema,
  groupNamesOf,
  insertSchema,
  lockSchema,
  saveSchema,
  unmarkOthers,
} from './attendance.repo.ts';
import type { AttendanceSchemaInput } from './attendance.rules.ts';
import type { AttendanceSchemaRow } from './attendance.table.ts';

/** Names of groups that a refusal tells; there may be hundreds. */
const MOST_NAMES = 5;

/** The college's attendance schemas, filtered, sorted, one page. */
export function listAttendanceSchemas(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<AttendanceSchema>> {
  return attendanceSchemasList.read(context.db, { ...request, regions: 'all' });
}

/** One attendance schema. @throws DomainError NOT_FOUND. */
export async function readAttendanceSchema(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<AttendanceSchema> {
  const schema = await attendanceSchemasList.one(context.db, id, { regions: 'all', relations });
  if (!schema) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return schema;
}

/** Adds a schema. @throws DomainError FORBIDDEN, or INVALID with the field `name` when it is taken. */
export async function createAttendanceSchema(
  context: Context,
  input: AttendanceSchemaInput,
): Promise<string> {
  const viewer = manager(context);
  return write(context, 'createAttendanceSchema', async ({ db, now, audit }) => {
    const row: AttendanceSchemaRow = {
      ...input,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    const former = row.isDefault ? await unmarkOthers(db, row._id, now, viewer._id) : [];
    await checked(() => insertSchema(db, row));
    for (const each of former) audit(noLongerDefault(each));
    audit({ entity: 'attendanceSchema', entityId: row._id, after: row });
    return row._id;
  });
}

/** Changes a schema. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID. */
export async function updateAttendanceSchema(
  context: Context,
  id: string,
  version: number,
  input: AttendanceSchemaInput,
): Promise<void> {
  const viewer = manager(context);
  await write(context, 'updateAttendanceSchema', async ({ db, now, audit }) => {
    const before = sameVersion(await lockSchema(db, id), version);
    const after: AttendanceSchemaRow = {
      ...before,
      ...input,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    const former = after.isDefault ? await unmarkOthers(db, id, now, viewer._id) : [];
    await checked(() => saveSchema(db, after));
    for (const each of former) audit(noLongerDefault(each));
    audit({ entity: 'attendanceSchema', entityId: id, before, after });
  });
}

/**
 * Removes a schema by which no group is judged.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT with the names of the groups that use it.
 */
export async function removeAttendanceSchema(
  context: Context,
  id: string,
): Promise<AttendanceSchema> {
  manager(context);
  const schema = await readAttendanceSchema(context, id, new Set(['groupCount']));
  await write(context, 'removeAttendanceSchema', async ({ db, audit }) => {
    const before = await lockSchema(db, id);
    if (!before) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const names = await groupNamesOf(db, id);
    if (names.length > 0) throw usedBy(names);
    await checked(() => deleteSchema(db, id));
    audit({ entity: 'attendanceSchema', entityId: id, before });
  });
  return schema;
}

/** What the history of a schema tells when another one became the default. */
const noLongerDefault = (entityId: string) => ({
  entity: 'attendanceSchema',
  entityId,
  before: { isDefault: true },
  after: { isDefault: false },
});

function manager(context: Context): Viewer {
  const viewer = signedIn(context);
  if (!mayManageSchemas(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}

function usedBy(names: readonly string[]): DomainError {
  const told = names.slice(0, MOST_NAMES).join(', ');
  return new DomainError('CONFLICT', {
    key: 'errors.used.schema',
    args: { count: names.length, names: names.length > MOST_NAMES ? `${told} …` : told },
  });
}

/** The database knows whether the name is taken, whether another one became the default, and uses. */
async function checked(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (breaksUnique(error, 'attendance_schemas_name_unique')) {
      throw new DomainError('INVALID', 'errors.invalid', { name: 'errors.mustBeUnique' });
    }
    if (breaksUnique(error, 'attendance_schemas_default_key')) {
      throw new DomainError('CONFLICT', 'errors.conflict');
    }
    if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
    throw error;
  }
}
