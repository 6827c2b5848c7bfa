import type { Translator } from '@lampstand/i18n';
import { levelOf } from './role-levels.ts';
import { roleNames } from '../../shared/fields/role-names.ts';
import type { Role } from './users.generated.ts';

export interface RoleHolder {
  readonly roles: readonly Role[];
  readonly regions: readonly { readonly slug: string; readonly name: string }[];
  readonly regionRoles: readonly { readonly slug: string; readonly roleNames: readonly Role[] }[];
}

/** The highest role everywhere, above what everybody is, and the report admin's. */
export function rolesEverywhere({ roles }: RoleHolder, t: Translator): string[] {
  const level = levelOf(roles);
  return [
    ...(level === 'user' ? [] : [t(roleNames[level])]),
    ...(roles.includes('reportsAdmin') ? [t(roleNames.reportsAdmin)] : []),
  ];
}

/** The highest role in each region, with the region's name. */
export function rolesInRegions({ regions, regionRoles }: RoleHolder, t: Translator): string[] {
  return regionRoles
    .map(({ slug, roleNames: names }) => ({ slug, level: levelOf(names) }))
    .filter(({ level }) => level !== 'user')
    .map(({ slug, level }) =>
      t('resources.users.roleInRegion', {
        role: t(roleNames[level]),
        region: regions.find((region) => region.slug === slug)?.name ?? slug,
      }),
    );
}
