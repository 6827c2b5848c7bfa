import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, DataState } from '@lampstand/ui';
import { AdminPage } from '../shared/page/AdminPage.tsx';
import { useShowError } from '../shared/form/useShowError.ts';

interface Target {
  readonly id: string;
  readonly host: string | null;
}

/** Signs a superadmin on to the college's Brightspace site, where one is configured. */
export function D2lPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { data, isPending, error, refetch } = useGetList<Target>('d2l');
  return (
    <AdminPage title={t('shell.d2lRedirect')}>
      {search.has('expired') && <Alert severity="warning">{t('admin.d2l.expired')}</Alert>}
      <Card>
        <DataState
          loading={isPending}
          error={error}
          data={data}
          isEmpty={() => false}
          onRetry={() => void refetch()}
        >
          {([target]) =>
            target?.host ? <Way host={target.host} /> : <p>{t('admin.d2l.notConfigured')}</p>
          }
        </DataState>
      </Card>
    </AdminPage>
  );
}

function Way({ host }: { readonly host: string }) {
  const t = useT();
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const [going, setGoing] = useState(false);

  async function go() {
    setGoing(true);
    try {
      const { data } = await dataProvider.create<{ id: string }>('d2l', { data: {} });
      window.location.assign(data.id);
    } catch (error) {
      showError(error);
      setGoing(false);
    }
  }

  return (
    <>
      <p>{t('admin.d2l.body', { host })}</p>
      <Button loading={going} onClick={() => void go()}>
        {t('shell.d2lRedirect')}
      </Button>
    </>
  );
}
