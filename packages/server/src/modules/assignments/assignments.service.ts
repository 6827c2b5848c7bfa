import { type Context, signedIn, write } from '../../graphql/context.ts';
import { wordsOf } from '../../platform/clean-html.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { assignmentText } from './assignment-texts.ts';
import { type Assignment, assignmentsList } from './assignments.list.ts';
import { mayChangeAssignments, mayReadAssignments } from './assignments.policy.ts';
import {
  deleteAssignment,
  deleteAssignmentDownload,
  findAssignmentDownload,
  insertAssignment,
  lockAssignment,
  saveAssignment,
} from './assignments.repo.ts';
import type { AssignmentInput } from './assignments.rules.ts';
import type { AssignmentRow } from './assignments.table.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** Assignments, filtered, sorted, one page. @throws DomainError FORBIDDEN. */
export async function listAssignments(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Assignment>> {
  allowReading(context);
  return assignmentsList.read(context.db, { ...request, regions: 'all' });
}

/** One assignment. @throws DomainError FORBIDDEN, NOT_FOUND. */
export async function readAssignment(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Assignment> {
  allowReading(context);
  const assignment = await assignmentsList.one(context.db, id, { regions: 'all', relations });
  if (!assignment) throw notFound();
  return assignment;
}

/** Writes an assignment. @throws DomainError FORBIDDEN, INVALID with its fields. */
export async function createAssignment(context: Context, input: AssignmentInput): Promise<string> {
  const by = assignmentEditor(context);
  const own = await asColumns(context, null, input);
  return write(context, 'createAssignment', async ({ db, now, audit }) => {
    const row: AssignmentRow = {
      ...own,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: by,
      updatedBy: by,
    };
    await withCourse(() => insertAssignment(db, row));
    audit({ entity: 'assignment', entityId: row._id, after: row });
    return row._id;
  });
}

/**
 * Changes an assignment. Its kind stays once something was handed in: grades would lose their meaning.
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT on an older version, INVALID with its fields.
 */
export async function updateAssignment(
  context: Context,
  id: string,
  version: number,
  input: AssignmentInput,
): Promise<void> {
  const by = assignmentEditor(context);
  const current = await readAssignment(context, id, new Set(['gradedCount', 'ungradedCount']));
  const own = await asColumns(context, id, input);
  if (own.kind !== current.kind && (current.gradedCount ?? 0) + (current.ungradedCount ?? 0) > 0) {
    throw new DomainError('INVALID', 'errors.invalid', { kind: 'errors.assignments.kindStays' });
  }
  await write(context, 'updateAssignment', async ({ db, now, audit }) => {
    const before = sameVersion(await lockAssignment(db, id), version);
    const after: AssignmentRow = {
      ...before,
      ...own,
      version: version + 1,
      updatedAt: now,
      updatedBy: by,
    };
    await withCourse(() => saveAssignment(db, after));
    audit({ entity: 'assignment', entityId: id, before, after });
  });
}

/**
 * Removes an assignment that nobody has begun, with its dates and downloads.
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT where somebody has.
 */
export async function removeAssignment(context: Context, id: string): Promise<Assignment> {
  assignmentEditor(context);
  const assignment = await readAssignment(
    context,
    id,
    new Set(['course', 'dates', 'downloads', 'gradedCount', 'ungradedCount']),
  );
  await write(context, 'removeAssignment', async ({ db, audit }) => {
    try {
      await deleteAssignment(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
      throw error;
    }
    audit({ entity: 'assignment', entityId: id, before: assignment });
  });
  return assignment;
}

/** Takes a download away. @returns the id of its assignment. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removeAssignmentDownload(context: Context, id: string): Promise<string> {
  assignmentEditor(context);
  return write(context, 'removeAssignmentDownload', async ({ db, audit }) => {
    const download = await findAssignmentDownload(db, id);
    if (!download) throw notFound();
    await deleteAssignmentDownload(db, id);
    audit({
      entity: 'assignment',
      entityId: download.assignmentId,
      before: { download },
      after: { download: null },
    });
    return download.assignmentId;
  });
}

/** Who changes assignments. @returns their id. @throws DomainError FORBIDDEN. */
export function assignmentEditor(context: Context): string {
  const viewer = signedIn(context);
  if (!mayChangeAssignments(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer._id;
}

function allowReading(context: Context): void {
  if (!mayReadAssignments(signedIn(context))) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
}

async function asColumns({ db }: Context, id: string | null, input: AssignmentInput) {
  const content = await assignmentText.write(db, id, input.content);
  if ((await wordsOf(content)) === '' && !content.includes('<img ')) {
    throw new DomainError('INVALID', 'errors.invalid', { content: 'errors.fieldRequired' });
  }
  return { ...input, title: input.title.normalize('NFC').replaceAll(/\s+/g, ' '), content };
}

async function withCourse(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksReference(error)) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.invalidValue' });
  }
}
