import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { useShowError } from '../../../shared/form/useShowError.ts';

/** Downloads everything that is kept of a person; superadmins only. */
export function ExportDataButton({ userId }: { readonly userId: string }) {
  const t = useT();
  const viewer = useUser();
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const [working, setWorking] = useState(false);
  if (!viewer.roles.includes('superadmin') || viewer.impersonatingUser) return null;

  async function download(): Promise<void> {
    setWorking(true);
    try {
      const { data } = await dataProvider.create('userActions', {
        data: { userId, exportData: true },
      });
      window.location.assign(data.id);
    } catch (error) {
      showError(error);
    }
    setWorking(false);
  }

  return (
    <Button variant="outlined" loading={working} onClick={() => void download()}>
      {t('resources.users.exportData')}
    </Button>
  );
}
