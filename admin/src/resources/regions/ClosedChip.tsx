import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether a region still works. */
export function ClosedChip({ closed }: { readonly closed: boolean }) {
  const t = useT();
  return (
    <StatusChip tone={closed ? 'neutral' : 'success'}>
      {closed ? t('resources.regions.stateClosed') : t('resources.regions.stateOpen')}
    </StatusChip>
  );
}
