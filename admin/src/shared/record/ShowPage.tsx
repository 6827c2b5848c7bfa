import type { ReactNode } from 'react';
import { ShowBase, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, DataState, type Crumb } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { RecordTabs, useRecordTab, type RecordTab } from '../history/RecordTabs.tsx';
import type { HistoryNames } from '../history/told-value.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { NoAccessPage } from '../page/NoAccessPage.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { wholeRecord } from './whole-record.ts';

export interface ShowPageProps<Shown extends RaRecord> {
  readonly title: (record: Shown) => string;
  /** The way to the record where it is not the list: a lesson's course. */
  readonly trail?: (record: Shown) => readonly Crumb[];
  /** What editing the record is called; "Edit" unless told. */
  readonly editLabel?: string;
  /** What can be done with the record besides editing it. */
  readonly actions?: (record: Shown) => ReactNode;
  /** With it the page has the record's history: the words for values that are kept as codes. */
  readonly history?: HistoryNames;
  /** Further views of the record, between its facts and its history. */
  readonly tabs?: readonly RecordTab<Shown>[];
  readonly children: (record: Shown) => ReactNode;
}

/** A record's page: heading, edit link where it may be edited, and its parts. */
export function ShowPage<Shown extends RaRecord>(props: ShowPageProps<Shown>) {
  const { resource, name, plural, listPath } = useResourceTexts();
  const may = useMay();
  const chosen = useRecordTab();
  const tab = props.tabs?.find(({ name: own }) => own === chosen);
  if (!may('show', resource)) return <NoAccessPage />;
  return (
    <ShowBase<Shown>
      resource={resource}
      disableAuthentication
      // A record that cannot be read shows why, instead of leaving for the list.
      redirectOnError={false}
      queryOptions={{ ...wholeRecord, onError: () => undefined }}
      render={({ record, isPending, error, refetch }) => (
        <AdminPage
          title={record ? props.title(record) : name}
          crumbs={(record && props.trail?.(record)) ?? [{ label: plural, to: listPath }]}
          actions={
            record && (
              <>
                {props.actions?.(record)}
                <EditLink record={record} label={props.editLabel} />
              </>
            )
          }
        >
          <DataState
            loading={isPending}
            error={error}
            data={record}
            isEmpty={() => false}
            onRetry={() => void refetch()}
          >
            {(shown) => (
              <>
                {props.history && <RecordTabs more={props.tabs ?? []} />}
                {props.history && chosen === 'history' ? (
                  <HistoryPanel recordId={String(shown.id)} names={props.history} />
                ) : (
                  (tab?.content ?? props.children)(shown)
                )}
              </>
            )}
          </DataState>
        </AdminPage>
      )}
    />
  );
}

interface EditLinkProps {
  readonly record: RaRecord;
  readonly label: string | undefined;
}

function EditLink({ record, label }: EditLinkProps) {
  const t = useT();
  const may = useMay();
  const { resource } = useResourceTexts();
  if (!may('edit', resource, record)) return null;
  return (
    <ButtonLink to={`/${resource}/${encodeURIComponent(record.id)}`}>
      {label ?? t('common.edit')}
    </ButtonLink>
  );
}
