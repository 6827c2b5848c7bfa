import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { MOST_COMMENTS, type SavedCommentInput } from './assignments.rules.ts';
import type { SavedCommentRow } from './assignments.table.ts';
import {
  commentsOf,
  countComments,
  deleteComment,
  insertComment,
  lockComment,
  saveComment,
} from './saved-comments.repo.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** What the person saved, what they use most first. */
export const listSavedComments = (
  context: Context,
  locale: string | null | undefined,
): Promise<SavedCommentRow[]> => commentsOf(context.db, signedIn(context)._id, locale);

/**
 * Saves a comment; the browser makes its id, so a repeated call saves no second one.
 * @throws DomainError NOT_FOUND for an id of somebody else, LIMIT.
 */
export async function createSavedComment(
  context: Context,
  id: string,
  input: SavedCommentInput,
): Promise<SavedCommentRow> {
  const ownerId = signedIn(context)._id;
  try {
    return await write(context, 'createSavedComment', async ({ db, now, audit }) => {
      const known = await lockComment(db, id);
      if (known && known.ownerId !== ownerId) throw notFound();
      if (!known && (await countComments(db, ownerId)) >= MOST_COMMENTS) {
        throw new DomainError('LIMIT', {
          key: 'errors.assignments.tooManyComments',
          args: { max: MOST_COMMENTS },
        });
      }
      const row = known ?? {
        ...input,
        _id: id,
        version: 1,
        ownerId,
        usedCount: 0,
        createdAt: now,
        updatedAt: now,
      };
      if (!known) await insertComment(db, row);
      audit({ entity: 'savedComment', entityId: id, after: row });
      return row;
    });
  } catch (error) {
    // The same call came twice at once.
    if (breaksUnique(error, 'saved_comments_pkey')) return createSavedComment(context, id, input);
    throw error;
  }
}

/** @throws DomainError NOT_FOUND, CONFLICT on an older version. */
export function updateSavedComment(
  context: Context,
  id: string,
  version: number,
  input: SavedCommentInput,
): Promise<SavedCommentRow> {
  return write(context, 'updateSavedComment', async ({ db, now, audit }) => {
    const before = sameVersion(await lockOwn(context, db, id), version);
    const after = { ...before, ...input, version: version + 1, updatedAt: now };
    await saveComment(db, after);
    audit({ entity: 'savedComment', entityId: id, before, after });
    return after;
  });
}

/** @throws DomainError NOT_FOUND. */
export function removeSavedComment(context: Context, id: string): Promise<SavedCommentRow> {
  return write(context, 'removeSavedComment', async ({ db, audit }) => {
    const before = await lockOwn(context, db, id);
    await deleteComment(db, id);
    audit({ entity: 'savedComment', entityId: id, before });
    return before;
  });
}

async function lockOwn(context: Context, db: Db, id: string): Promise<SavedCommentRow> {
  const comment = await lockComment(db, id);
  if (comment?.ownerId !== signedIn(context)._id) throw notFound();
  return comment;
}
