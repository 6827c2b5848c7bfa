import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List } from '../../platform/list.ts';
import { groupReachOf } from '../groups/index.ts';
import { findGradeChanges, type GradeChange } from './grade-changes.list.ts';

const MAX_PER_PAGE = 500;

interface Asked {
  readonly filter?:
    | {
        readonly courseId?: string | null | undefined;
        readonly groupId?: string | null | undefined;
        readonly studentId?: string | null | undefined;
      }
    | null
    | undefined;
  readonly page?: { readonly page: number; readonly perPage: number } | null | undefined;
}

/**
 * Changes of grades: a person's own, and those of the groups that they look after.
 * @throws DomainError INVALID for a page that is too large.
 */
export function listGradeChanges(
  context: Context,
  { filter, page }: Asked,
): Promise<List<GradeChange>> {
  const asked = page ?? { page: 1, perPage: 25 };
  if (asked.page < 1 || asked.perPage < 1 || asked.perPage > MAX_PER_PAGE) {
    throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MAX_PER_PAGE } });
  }
  const { courseId, groupId, studentId } = filter ?? {};
  const used = {
    ...(courseId && { courseId }),
    ...(groupId && { groupId }),
    ...(studentId && { studentId }),
  };
  return findGradeChanges(context.db, groupReachOf(signedIn(context)), used, asked);
}
