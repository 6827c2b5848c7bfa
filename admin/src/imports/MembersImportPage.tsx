import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { useMay } from '../auth/useMay.ts';
import { AdminPage } from '../shared/page/AdminPage.tsx';
import { LoadError } from '../shared/page/LoadError.tsx';
import { NoAccessPage } from '../shared/page/NoAccessPage.tsx';
import { PageLoading } from '../shared/page/PageLoading.tsx';
import { ImportPage } from './ImportPage.tsx';

interface Group {
  readonly id: string;
  readonly name: string;
  readonly region: { readonly slug: string };
}

/** Brings members into a group from a file. */
export function MembersImportPage() {
  const t = useT();
  const may = useMay();
  const { groupId = '' } = useParams();
  const {
    data: group,
    error,
    refetch,
  } = useGetOne<Group>('groups', { id: groupId }, { retry: false });
  const title = t('admin.imports.titleMembers');
  if (error) {
    return (
      <AdminPage title={title}>
        <LoadError error={error} onRetry={() => void refetch()} />
      </AdminPage>
    );
  }
  if (!group) return <PageLoading />;
  if (!may('edit', 'groups', group)) return <NoAccessPage />;
  return (
    <ImportPage
      kind="MEMBERS"
      groupId={groupId}
      title={title}
      crumbs={[
        { label: t('shell.groups'), to: '/groups' },
        { label: group.name, to: `/groups/${groupId}/show` },
      ]}
    />
  );
}
