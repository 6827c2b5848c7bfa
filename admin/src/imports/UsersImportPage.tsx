import { useT } from '@lampstand/i18n/react';
import { useMay } from '../auth/useMay.ts';
import { NoAccessPage } from '../shared/page/NoAccessPage.tsx';
import { ImportPage } from './ImportPage.tsx';

/** Brings people in from a file. */
export function UsersImportPage() {
  const t = useT();
  const may = useMay();
  if (!may('create', 'users')) return <NoAccessPage />;
  return (
    <ImportPage
      kind="USERS"
      groupId={null}
      title={t('admin.imports.titleUsers')}
      crumbs={[{ label: t('shell.users'), to: '/users' }]}
    />
  );
}
