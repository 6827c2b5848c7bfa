import { mayVisit } from '@lampstand/access';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState } from '@lampstand/ui';

/** For people who are in no group; staff can change that themselves. */
export function NoGroups() {
  const t = useT();
  const isStaff = mayVisit(useUser(), '/groups');
  return (
    <Card>
      <EmptyState title={t('dashboard.noGroups')}>
        {isStaff ? t('dashboard.noGroupsStaffText') : t('dashboard.noGroupsText')}
      </EmptyState>
    </Card>
  );
}
