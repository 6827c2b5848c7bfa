import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { usePreview } from './usePreview.ts';

/** Says that this is a preview, where it is one. */
export function PreviewBanner() {
  const t = useT();
  return usePreview().active ? (
    <Alert severity="warning">{t('learning.course.preview')}</Alert>
  ) : null;
}
