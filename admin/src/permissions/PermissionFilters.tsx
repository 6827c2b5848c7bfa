import { roles } from '@lampstand/access';
import { useT } from '@lampstand/i18n/react';
import { SelectField, TextField } from '@lampstand/ui';
import { roleNames } from '../shared/fields/role-names.ts';
import type { PermissionFilter } from './permission-filter.ts';
import styles from './PermissionFilters.module.css';
import type { RuleInWords } from './rule-words.ts';

export interface PermissionFiltersProps {
  readonly rules: readonly RuleInWords[];
  readonly filter: PermissionFilter;
  readonly onChange: (filter: PermissionFilter) => void;
}

/** Search, area and role: the table follows at once. */
export function PermissionFilters({ rules, filter, onChange }: PermissionFiltersProps) {
  const t = useT();
  const all = { value: '', label: t('common.all') };
  const areas = [...new Set(rules.map(({ area }) => area))].toSorted((a, b) =>
    a.localeCompare(b, t.locale.bcp47),
  );
  return (
    <div className={styles.filters} role="search">
      <TextField
        type="search"
        label={t('common.search')}
        value={filter.q}
        onChange={({ currentTarget }) => onChange({ ...filter, q: currentTarget.value })}
      />
      <SelectField
        label={t('admin.permissions.area')}
        autoPickFirst
        options={[all, ...areas.map((area) => ({ value: area, label: area }))]}
        value={filter.area}
        onChange={({ currentTarget }) => onChange({ ...filter, area: currentTarget.value })}
      />
      <SelectField
        label={t('resources.users.fields.role')}
        autoPickFirst
        options={[all, ...roles.map((role) => ({ value: role, label: t(roleNames[role]) }))]}
        value={filter.role}
        onChange={({ currentTarget }) => onChange({ ...filter, role: currentTarget.value })}
      />
    </div>
  );
}
