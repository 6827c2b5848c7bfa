import { type Context, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { categoriesList, type Category } from './categories.list.ts';
import {
  coursesUnder,
  deleteCategory,
  insertCategory,
  lockCategory,
  saveCategory,
} from './categories.repo.ts';
import type { CategoryInput } from './categories.rules.ts';
import type { CategoryRow } from './categories.table.ts';
import { siteManager } from './site-manager.ts';

/** Courses that a refusal names. */
const NAMED = 5;

const whole = { regions: 'all', relations: new Set<string>() } as const;

/** The categories, filtered, sorted, one page. */
export const listCategories = (
  context: Context,
  request: Pick<ListRequest, 'filter' | 'sort' | 'page'>,
): Promise<List<Category>> => categoriesList.read(context.db, { ...request, ...whole });

/** One category. @throws DomainError NOT_FOUND. */
export async function readCategory(context: Context, id: string): Promise<Category> {
  const category = await categoriesList.one(context.db, id, whole);
  if (!category) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return category;
}

/** Adds a category. @throws DomainError FORBIDDEN, or INVALID where the kind has the name already. */
export async function createCategory(context: Context, input: CategoryInput): Promise<string> {
  const viewer = siteManager(context);
  return write(context, 'createCategory', async ({ db, now, audit }) => {
    const row: CategoryRow = {
      ...asColumns(input),
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await withUniqueName(() => insertCategory(db, row));
    audit({ entity: 'category', entityId: row._id, after: row });
    return row._id;
  });
}

/**
 * Changes a category. One that is in use keeps its kind.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateCategory(
  context: Context,
  id: string,
  version: number,
  input: CategoryInput,
): Promise<void> {
  const viewer = siteManager(context);
  await write(context, 'updateCategory', async ({ db, now, audit }) => {
    const before = sameVersion(await lockCategory(db, id), version);
    if (input.kind !== before.kind) await refuseInUse(db, id, 'kind');
    const after: CategoryRow = {
      ...before,
      ...asColumns(input),
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await withUniqueName(() => saveCategory(db, after));
    audit({ entity: 'category', entityId: id, before, after });
  });
}

/** Removes a category that nothing is under. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT in use. */
export async function removeCategory(context: Context, id: string): Promise<Category> {
  siteManager(context);
  const category = await readCategory(context, id);
  await write(context, 'removeCategory', async ({ db, audit }) => {
    const before = await lockCategory(db, id);
    if (!before) throw new DomainError('NOT_FOUND', 'errors.notFound');
    await refuseInUse(db, id);
    await deleteCategory(db, id);
    audit({ entity: 'category', entityId: id, before });
  });
  return category;
}

/** @throws DomainError that tells by which courses: at the field, where there is one. */
async function refuseInUse(db: Db, id: string, field?: string): Promise<void> {
  const { count, codes } = await coursesUnder(db, id, NAMED);
  if (count === 0) return;
  const names = count > codes.length ? `${codes.join(', ')} …` : codes.join(', ');
  const text = { key: 'errors.site.categoryInUse', args: { count, names } } as const;
  if (field === undefined) throw new DomainError('CONFLICT', text);
  throw new DomainError('INVALID', 'errors.invalid', { [field]: text });
}

async function withUniqueName(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksUnique(error, 'categories_name_key')) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { name: 'errors.mustBeUnique' });
  }
}

const asColumns = (input: CategoryInput) => ({ ...input, description: input.description ?? null });
