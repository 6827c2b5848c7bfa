import { type Context, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { QuestionPoolInput } from './question-pool.rules.ts';
import { POOL_RELATIONS, type QuestionPool, questionPoolsList } from './question-pools.list.ts';
import { deletePool, insertPool, lockPool, savePool } from './question-pools.repo.ts';
import { allowChanging, allowReading } from './questions.access.ts';
import type { QuestionPoolRow } from './questions.table.ts';

/** Pools, filtered, sorted, one page. @throws DomainError FORBIDDEN. */
export async function listPools(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<QuestionPool>> {
  allowReading(context);
  return questionPoolsList.read(context.db, { ...request, regions: 'all' });
}

/** One pool. @throws DomainError FORBIDDEN, NOT_FOUND. */
export async function readPool(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<QuestionPool> {
  allowReading(context);
  const pool = await questionPoolsList.one(context.db, id, { regions: 'all', relations });
  if (!pool) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return pool;
}

/** Opens a pool. @returns its id. @throws DomainError FORBIDDEN, INVALID. */
export async function createPool(context: Context, input: QuestionPoolInput): Promise<string> {
  const by = allowChanging(context);
  return write(context, 'createQuestionPool', async ({ db, now, audit }) => {
    const row: QuestionPoolRow = {
      ...input,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: by,
      updatedBy: by,
    };
    try {
      await insertPool(db, row);
    } catch (error) {
      if (!breaksReference(error)) throw error;
      throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.invalidValue' });
    }
    audit({ entity: 'questionPool', entityId: row._id, after: row });
    return row._id;
  });
}

/**
 * Renames a pool; its questions are of its course, so that stays.
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT on an older version, INVALID.
 */
export async function updatePool(
  context: Context,
  id: string,
  version: number,
  input: QuestionPoolInput,
): Promise<void> {
  const by = allowChanging(context);
  await write(context, 'updateQuestionPool', async ({ db, now, audit }) => {
    const before = sameVersion(await lockPool(db, id), version);
    if (before.courseId !== input.courseId) {
      throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.questions.stays' });
    }
    const after = { ...before, ...input, version: version + 1, updatedAt: now, updatedBy: by };
    await savePool(db, after);
    audit({ entity: 'questionPool', entityId: id, before, after });
  });
}

/**
 * Removes a pool that holds no questions and of which no exam draws.
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT in use.
 */
export async function removePool(context: Context, id: string): Promise<QuestionPool> {
  allowChanging(context);
  const pool = await readPool(context, id, new Set(POOL_RELATIONS));
  await write(context, 'removeQuestionPool', async ({ db, audit }) => {
    try {
      await deletePool(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
      throw error;
    }
    audit({ entity: 'questionPool', entityId: id, before: pool });
  });
  return pool;
}
