import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether it applies today. */
export function ActiveChip({ active }: { readonly active: boolean }) {
  const t = useT();
  return (
    <StatusChip tone={active ? 'success' : 'neutral'}>
      {active ? t('resources.accommodations.stateActive') : t('resources.accommodations.stateOver')}
    </StatusChip>
  );
}
