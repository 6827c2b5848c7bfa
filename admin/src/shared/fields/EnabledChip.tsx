import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether something is offered where people choose. */
export function EnabledChip({ enabled }: { readonly enabled: boolean }) {
  const t = useT();
  return (
    <StatusChip tone={enabled ? 'success' : 'neutral'}>
      {t(enabled ? 'admin.common.switchedOn' : 'admin.common.switchedOff')}
    </StatusChip>
  );
}
