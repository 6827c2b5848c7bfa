import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { AdminPage } from './AdminPage.tsx';

/** What somebody sees who follows a link to something that their roles do not open. */
export function NoAccessPage() {
  const t = useT();
  return (
    <AdminPage title={t('common.noAccess')}>
      <Alert severity="warning">{t('errors.forbidden')}</Alert>
    </AdminPage>
  );
}
