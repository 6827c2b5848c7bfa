import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether a group is still taught. */
export function ArchivedChip({ archived }: { readonly archived: boolean }) {
  const t = useT();
  return (
    <StatusChip tone={archived ? 'neutral' : 'success'}>
      {archived ? t('resources.groups.stateArchived') : t('resources.groups.stateCurrent')}
    </StatusChip>
  );
}
