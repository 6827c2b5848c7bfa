import type { ReactElement, ReactNode } from 'react';
import { FilterButton, ListBase, TopToolbar, type RaRecord, type SortPayload } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, plusPath, type Crumb } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import type { ExportColumn } from '../export/export-column.ts';
import { useCsvExporter } from '../export/useCsvExporter.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { NoAccessPage } from '../page/NoAccessPage.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ListBody } from './ListBody.tsx';
import { usePhone } from './usePhone.ts';
import { WithWords } from './WithWords.tsx';

/** An input of the list's filters; one with a `reference` chooses among another resource's records. */
export type FilterElement = ReactElement<{ readonly reference?: string }>;

export interface ListPageProps<Row extends RaRecord> {
  readonly filters: readonly FilterElement[];
  readonly sort: SortPayload;
  readonly exportColumns: readonly ExportColumn<Row>[];
  /** A `DataTable`, whose columns people choose, or what stands in its place. */
  readonly table: ReactNode;
  /** The rows have no columns to choose among. */
  readonly withoutColumns?: boolean;
  /** What adding a record is called; "Add New" unless told. */
  readonly createLabel?: string;
  /** What takes the table's place under 768 px: a `PhoneList`. */
  readonly phoneList: ReactNode;
  /** Filters that are set when the list is opened for the first time. */
  readonly filterDefaultValues?: Readonly<Record<string, unknown>>;
  /** The way to the list where it is not an area of its own. */
  readonly crumbs?: readonly Crumb[];
  /** What can be done with the list as a whole, besides adding to it. */
  readonly actions?: ReactNode;
  /** What can be done with selected rows besides exporting them. */
  readonly bulkActions?: ReactNode;
}

/** A resource's list: search, filters, saved queries, order, pages, columns, selection and export. */
export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { filters, sort, exportColumns, table, phoneList, createLabel, bulkActions } = props;
  const { resource, plural } = useResourceTexts();
  const exporter = useCsvExporter(exportColumns);
  const may = useMay();
  const phone = usePhone();
  if (!may('list', resource)) return <NoAccessPage />;

  /** A filter by records that the person may not read would have nothing to choose from. */
  const offered = ({ props: { reference } }: FilterElement) =>
    reference === undefined || may('choose', reference);
  const tools = (
    <TopToolbar>
      <WithWords>
        <FilterButton />
        {!phone && !props.withoutColumns && <ColumnChooser />}
        <ExportButton />
      </WithWords>
    </TopToolbar>
  );
  const createLink = <CreateLink label={createLabel} />;
  const actions = (
    <>
      {props.actions}
      {createLink}
    </>
  );
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={25}
      exporter={exporter}
      disableAuthentication
      {...(props.filterDefaultValues ? { filterDefaultValues: props.filterDefaultValues } : {})}
    >
      <AdminPage title={plural} width="wide" crumbs={props.crumbs ?? []} actions={actions}>
        <ListBody
          filters={filters.filter(offered)}
          tools={tools}
          emptyAction={createLink}
          bulkActions={bulkActions}
        >
          {phone ? phoneList : table}
        </ListBody>
      </AdminPage>
    </ListBase>
  );
}

function CreateLink({ label }: { readonly label: string | undefined }) {
  const t = useT();
  const may = useMay();
  const { resource } = useResourceTexts();
  if (!may('create', resource)) return null;
  return (
    <ButtonLink to={`/${resource}/create`} icon={plusPath}>
      {label ?? t('common.addNew')}
    </ButtonLink>
  );
}
