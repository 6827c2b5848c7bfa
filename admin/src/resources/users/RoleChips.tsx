import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { levelOf } from './role-levels.ts';
import { roleNames } from './role-names.ts';
import styles from './RoleChips.module.css';
import type { Role } from './users.generated.ts';

export interface RoleChipsProps {
  readonly user: {
    readonly roles: readonly Role[];
    readonly regions: readonly { readonly slug: string; readonly name: string }[];
    readonly regionRoles: readonly {
      readonly slug: string;
      readonly roleNames: readonly Role[];
    }[];
  };
}

/** The highest role everywhere, the report admin's, and the highest one in each region. */
export function RoleChips({ user }: RoleChipsProps) {
  const t = useT();
  const level = levelOf(user.roles);
  const regional = user.regionRoles
    .map(({ slug, roleNames: names }) => ({
      role: levelOf(names),
      region: user.regions.find((region) => region.slug === slug)?.name ?? slug,
    }))
    .filter(({ role }) => role !== 'user');
  const chips = [
    ...(level === 'user' ? [] : [t(roleNames[level])]),
    ...(user.roles.includes('reportsAdmin') ? [t(roleNames.reportsAdmin)] : []),
    ...regional.map(({ role, region }) =>
      t('resources.users.roleInRegion', { role: t(roleNames[role]), region }),
    ),
  ];
  // Most people have no role in the administration: words that do not call for attention.
  if (chips.length === 0) return t(roleNames.user);
  return (
    <span className={styles.chips}>
      {chips.map((chip) => (
        <StatusChip key={chip}>{chip}</StatusChip>
      ))}
    </span>
  );
}
