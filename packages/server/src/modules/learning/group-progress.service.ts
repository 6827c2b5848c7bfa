import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError, found } from '../../platform/errors.ts';
import { groupReachOf } from '../groups/index.ts';
import {
  findGroupProgress,
  type GroupProgress,
  type GroupProgressRequest,
} from './group-progress.list.ts';

/** Most students that one page may hold: exports read page by page. */
const MAX_PER_PAGE = 500;

interface Asked {
  readonly groupId: string;
  readonly courseId: string;
  readonly filter?: { readonly q?: string | null | undefined } | null | undefined;
  readonly sort?: GroupProgressRequest['sort'] | null | undefined;
  readonly page?: GroupProgressRequest['page'] | null | undefined;
}

/**
 * Who of a group has seen what of a course: for its facilitators and the staff of its region.
 * @throws DomainError NOT_FOUND, INVALID for a page that is too large.
 */
export async function readGroupProgress(context: Context, asked: Asked): Promise<GroupProgress> {
  const viewer = signedIn(context);
  const page = asked.page ?? { page: 1, perPage: 25 };
  if (page.page < 1 || page.perPage < 1 || page.perPage > MAX_PER_PAGE) {
    throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MAX_PER_PAGE } });
  }
  const request = {
    groupId: asked.groupId,
    courseId: asked.courseId,
    q: asked.filter?.q?.trim() || null,
    sort: asked.sort ?? { field: 'name' as const, order: 'ASC' as const },
    page,
  };
  return found(await findGroupProgress(context.db, groupReachOf(viewer), request));
}
