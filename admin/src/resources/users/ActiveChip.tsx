import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether a person may log in. */
export function ActiveChip({ active }: { readonly active: boolean }) {
  const t = useT();
  return (
    <StatusChip tone={active ? 'success' : 'warning'}>
      {active ? t('resources.users.stateActive') : t('resources.users.stateInactive')}
    </StatusChip>
  );
}
