import type { ChangeEvent } from 'react';
import { useSession, useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { SelectField, toast } from '@lampstand/ui';
import styles from './GroupSelector.module.css';

export interface GroupChoiceProps {
  readonly selectedId: string;
}

/** The choice among several groups; fetched for those who are in several. */
export function GroupChoice({ selectedId }: GroupChoiceProps) {
  const t = useT();
  const { groups } = useUser();
  const { selectGroup } = useSession();

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    selectGroup(target.value).catch(() => toast.error(t('session.selectFailed')));
  };
  return (
    <SelectField
      className={styles.selector}
      label={t('common.group')}
      autoPickFirst
      value={selectedId}
      options={groups.map(({ _id, name, archived }) => ({
        value: _id,
        label: archived ? t('dashboard.archivedGroup', { name }) : name,
      }))}
      onChange={choose}
    />
  );
}
