import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';

/** Most records that one mutation is about. */
const MOST = 200;

/** People who are to be members, or groups that are to be changed. */
export const IdsArgument = z.array(z.string().min(1).max(64)).min(1).max(MOST);

/**
 * Refuses somebody who is named twice or is in the group with that role already.
 * @param nameOf how somebody is called in the refusal
 * @throws DomainError INVALID with the field `userIds`.
 */
export function refuseTwice(
  userIds: readonly string[],
  present: readonly string[],
  nameOf: (id: string) => string,
): void {
  const twice = userIds.filter((id, at) => present.includes(id) || userIds.indexOf(id) !== at);
  if (twice.length === 0) return;
  const names = [...new Set(twice)].map(nameOf).join(', ');
  throw new DomainError('INVALID', 'errors.invalid', {
    userIds: { key: 'errors.group.memberTwice', args: { names } },
  });
}
