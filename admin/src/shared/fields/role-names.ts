import type { Role } from '@lampstand/access';
import type { MessageId } from '@lampstand/i18n';

/** What roles are called. */
export const roleNames = {
  user: 'resources.users.roleUser',
  manager: 'resources.users.roleManager',
  admin: 'resources.users.roleAdmin',
  superadmin: 'resources.users.roleSuperadmin',
  reportsAdmin: 'resources.users.roleReportsAdmin',
} as const satisfies Readonly<Record<Role, MessageId>>;
