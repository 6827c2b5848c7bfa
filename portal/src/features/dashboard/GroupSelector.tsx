import type { ChangeEvent } from 'react';
import { useSession, useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { SelectField, toast } from '@lampstand/ui';
import styles from './GroupSelector.module.css';

/** The group whose courses are shown. With one group there is nothing to choose, only its name. */
export function GroupSelector() {
  const t = useT();
  const { groups } = useUser();
  const { selectedGroup, selectGroup } = useSession();
  if (!selectedGroup) return null;
  if (groups.length === 1) return <p className={styles.only}>{selectedGroup.name}</p>;

  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    selectGroup(target.value).catch(() => toast.error(t('session.selectFailed')));
  };
  return (
    <SelectField
      className={styles.selector}
      label={t('common.group')}
      autoPickFirst
      value={selectedGroup._id}
      options={groups.map(({ _id, name, archived }) => ({
        value: _id,
        label: archived ? t('dashboard.archivedGroup', { name }) : name,
      }))}
      onChange={choose}
    />
  );
}
