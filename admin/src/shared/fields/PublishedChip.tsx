import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';

/** Whether students see a course, a lesson or an exam. */
export function PublishedChip({ published }: { readonly published: boolean }) {
  const t = useT();
  return (
    <StatusChip tone={published ? 'success' : 'neutral'}>
      {published ? t('admin.common.published') : t('admin.common.draft')}
    </StatusChip>
  );
}
