import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Marks the schema that new groups take where nothing else is said. */
export function DefaultChip() {
  const t = useT();
  return (
    <StatusChip tone="success">{t('resources.attendanceSchemas.fields.isDefault')}</StatusChip>
  );
}
