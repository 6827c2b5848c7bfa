import type { ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState } from '@lampstand/ui';

/** A list that has no rows at all yet, whatever the filter. */
export function ListEmpty({ action }: { readonly action: ReactNode }) {
  const t = useT();
  return (
    <Card>
      <EmptyState title={t('common.nothingToShow')} action={action} />
    </Card>
  );
}
