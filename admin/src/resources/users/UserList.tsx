import { BooleanField, DataTable } from 'react-admin';
import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { ImportLink } from '../../shared/list/ImportLink.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { PhoneList } from '../../shared/list/PhoneList.tsx';
import { UserBulkActions } from './actions/UserBulkActions.tsx';
import { DuplicatesButton } from './merge/DuplicatesButton.tsx';
import { ActiveChip } from './ActiveChip.tsx';
import { roleNames } from '../../shared/fields/role-names.ts';
import { RoleChips } from './RoleChips.tsx';
import { rolesEverywhere, rolesInRegions } from './roles-in-words.ts';
import { userListFilters } from './UserListFilters.tsx';
import type { UsersListQuery } from './users.generated.ts';

type Row = UsersListQuery['users']['items'][number];

/** Everybody the person may see. */
export function UserList() {
  return (
    <ListPage<Row>
      filters={userListFilters}
      sort={{ field: 'fullName', order: 'ASC' }}
      exportColumns={exportColumns}
      actions={
        <>
          <DuplicatesButton />
          <ImportLink to="/users/import" />
        </>
      }
      bulkActions={<UserBulkActions />}
      table={<UserTable />}
      phoneList={
        <PhoneList<Row>>
          {(user) => ({
            title: user.fullName,
            subtitle: user.email,
            state: !user.active && <ActiveChip active={false} />,
          })}
        </PhoneList>
      }
    />
  );
}

function UserTable() {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <DataTable<Row>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['locale', 'isAlumni', 'createdAt']}
    >
      <DataTable.Col<Row>
        source="fullName"
        render={(user) => (
          <RecordLink resource="users" id={user.id}>
            {user.fullName}
          </RecordLink>
        )}
      />
      <DataTable.Col<Row> source="email" />
      <DataTable.Col<Row> source="roles" disableSort render={(user) => <RoleChips user={user} />} />
      <DataTable.Col<Row>
        source="regionIds"
        disableSort
        render={(user) => <RecordLinks resource="regions" items={user.regions} />}
      />
      <DataTable.Col<Row>
        source="groupIds"
        disableSort
        render={(user) => <RecordLinks resource="groups" items={user.groups} />}
      />
      <DataTable.Col<Row>
        source="active"
        disableSort
        render={(user) => (user.active ? t('common.yes') : <ActiveChip active={false} />)}
      />
      <DataTable.Col<Row>
        source="locale"
        disableSort
        render={(user) => localeOf(user.locale).label}
      />
      <DataTable.Col<Row> source="isAlumni" disableSort field={BooleanField} />
      <DataTable.Col<Row> source="createdAt" render={(user) => formatDate(user.createdAt)} />
    </DataTable>
  );
}

const exportColumns: readonly ExportColumn<Row>[] = [
  { field: 'fullName', cell: (user) => user.fullName },
  { field: 'email', cell: (user) => user.email },
  {
    field: 'roles',
    cell: (user, t) => rolesEverywhere(user, t).join(', ') || t(roleNames.user),
  },
  { field: 'regionRoles', cell: (user, t) => rolesInRegions(user, t).join(', ') },
  { field: 'regionIds', cell: (user) => user.regions.map(({ name }) => name).join(', ') },
  { field: 'groupIds', cell: (user) => user.groups.map(({ name }) => name).join(', ') },
  { field: 'locale', cell: (user) => localeOf(user.locale).label },
  { field: 'isAlumni', cell: (user) => user.isAlumni },
  { field: 'active', cell: (user) => user.active },
  { field: 'createdAt', cell: (user) => new Date(user.createdAt) },
];
