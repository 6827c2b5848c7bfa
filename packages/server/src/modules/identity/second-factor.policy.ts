import type { Role } from '@lampstand/access';
import type { Env } from '../../env.ts';

/** Roles as they are given, everywhere and in regions. */
interface Held {
  readonly roles: readonly Role[];
  readonly regionRoles: readonly unknown[];
}

/** Staff: whoever holds a role above user, anywhere. */
const isStaff = ({ regionRoles, roles }: Held): boolean =>
  regionRoles.length > 0 || roles.some((role) => role !== 'user');

/** Whether the configuration asks this person for a second factor. */
export const needsSecondFactor = (
  { REQUIRE_SECOND_FACTOR }: Pick<Env, 'REQUIRE_SECOND_FACTOR'>,
  person: Held,
): boolean => REQUIRE_SECOND_FACTOR === 'staff' && isStaff(person);
