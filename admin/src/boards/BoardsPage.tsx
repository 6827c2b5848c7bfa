import {
  FilterButton,
  ListBase,
  NullableBooleanInput,
  ResourceContextProvider,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, printerPath } from '@lampstand/ui';
import { useMay } from '../auth/useMay.ts';
import { kindChoices } from '../resources/groups/index.ts';
import { ReferenceFilter } from '../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../shared/inputs/SearchFilter.tsx';
import { TermFilter } from '../shared/inputs/TermFilter.tsx';
import { ListBody } from '../shared/list/ListBody.tsx';
import { WithWords } from '../shared/list/WithWords.tsx';
import { AdminPage } from '../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../shared/page/NoAccessPage.tsx';
import { BoardGrid } from './BoardGrid.tsx';

/** The boards of all groups of the person's regions on one screen, which can be printed. */
export function BoardsPage() {
  const t = useT();
  const may = useMay();
  if (!may('list', 'groups')) return <NoAccessPage />;
  const print = (
    <Button variant="outlined" icon={printerPath} onClick={() => window.print()}>
      {t('common.print')}
    </Button>
  );
  return (
    <ResourceContextProvider value="groupBoards">
      <ListBase
        perPage={PER_PAGE}
        sort={byName}
        filterDefaultValues={current}
        disableAuthentication
      >
        <AdminPage
          title={t('shell.groupsPreviewAll')}
          crumbs={[{ label: t('shell.groups'), to: '/groups' }]}
          width="wide"
          actions={print}
        >
          <ListBody
            filters={filters.filter(
              ({ props: { reference } }) => reference === undefined || may('choose', reference),
            )}
            tools={tools}
            emptyAction={null}
            bulkActions={null}
          >
            <BoardGrid />
          </ListBody>
        </AdminPage>
      </ListBase>
    </ResourceContextProvider>
  );
}

/** Fills rows of two, three and four. */
const PER_PAGE = 12;
const byName = { field: 'name', order: 'ASC' } as const;
const current = { archived: false };

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
  <TermFilter key="term" source="term" />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
  <NullableBooleanInput key="archived" source="archived" />,
];

const tools = (
  <TopToolbar>
    <WithWords>
      <FilterButton />
    </WithWords>
  </TopToolbar>
);
