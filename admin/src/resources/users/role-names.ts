import type { MessageId } from '@lampstand/i18n';
import type { Role } from './users.generated.ts';

export const roleNames = {
  user: 'resources.users.roleUser',
  manager: 'resources.users.roleManager',
  admin: 'resources.users.roleAdmin',
  superadmin: 'resources.users.roleSuperadmin',
  reportsAdmin: 'resources.users.roleReportsAdmin',
} as const satisfies Readonly<Record<Role, MessageId>>;
