import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { roleNames } from '../../shared/fields/role-names.ts';
import { rolesEverywhere, rolesInRegions, type RoleHolder } from './roles-in-words.ts';
import styles from './RoleChips.module.css';

/** What a person may do beyond what everybody may. */
export function RoleChips({ user }: { readonly user: RoleHolder }) {
  const t = useT();
  const chips = [...rolesEverywhere(user, t), ...rolesInRegions(user, t)];
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
