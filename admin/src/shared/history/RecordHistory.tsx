import { useState } from 'react';
import { ListBase, ResourceContextProvider, useListContext, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState } from '@lampstand/ui';
import { Pager } from '../list/Pager.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { HistoryEntryCard } from './HistoryEntryCard.tsx';
import type { HistoryEntry } from './record-history.binding.ts';
import styles from './RecordHistory.module.css';
import { RestoreDialog } from './RestoreDialog.tsx';
import type { HistoryNames } from './told-value.ts';

export interface RecordHistoryProps {
  readonly recordId: string;
  readonly names: HistoryNames;
}

/** What happened to the record at hand, the newest first, and the way back to former values. */
export function RecordHistory(props: RecordHistoryProps) {
  const { resource } = useResourceTexts();
  return (
    <ListBase
      resource="recordHistory"
      filter={{ resource, recordId: props.recordId }}
      perPage={25}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      <ResourceContextProvider value={resource}>
        <Entries {...props} />
      </ResourceContextProvider>
    </ListBase>
  );
}

function Entries({ recordId, names }: RecordHistoryProps) {
  const t = useT();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<HistoryEntry>();
  const { data, meta, isPending, error, refetch } = useListContext<HistoryEntry>();
  // Also after a refusal: somebody else may have changed the record.
  const over = () => {
    setChosen(undefined);
    refresh();
  };
  return (
    <Card title={t('admin.history.title')}>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(entries) => entries.length === 0}
        empty={<EmptyState title={t('admin.history.empty')} />}
        onRetry={() => void refetch()}
      >
        {(entries) => (
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <HistoryEntryCard
                key={entry.id}
                entry={entry}
                names={names}
                onRestore={() => setChosen(entry)}
              />
            ))}
          </ol>
        )}
      </DataState>
      <Pager />
      {chosen && (
        <RestoreDialog
          recordId={recordId}
          entry={chosen}
          version={Number(meta?.version)}
          names={names}
          onOver={over}
        />
      )}
    </Card>
  );
}
