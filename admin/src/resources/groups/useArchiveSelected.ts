import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { ArchiveRecord } from './group-actions.binding.ts';

/** Groups per request, as many as the server takes. */
const groupsPerRequest = 200;

/** Archives the selected groups and tells what came of it; those that were refused stay selected. */
export function useArchiveSelected(onOver: () => void) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord & { name: string }>();
  const [working, setWorking] = useState(false);

  function tell(outcomes: ArchiveRecord['outcomes']) {
    const count = (status: string) => outcomes.filter((each) => each.status === status).length;
    const failed = outcomes.find(({ status }) => status === 'FAILED');
    const said = [t('resources.groups.bulkDone', { count: count('DONE') })];
    if (count('UNCHANGED') > 0) {
      said.push(t('resources.groups.bulkUnchanged', { count: count('UNCHANGED') }));
    }
    if (failed) {
      const name = data.find(({ id }) => id === failed.id)?.name ?? failed.id;
      said.push(t('resources.groups.bulkFailed', { name, reason: failed.reason ?? '' }));
    }
    const text = said.join('. ');
    notify(text, { type: failed ? 'warning' : 'success', messageArgs: { _: text } });
  }

  async function archive(archived: boolean) {
    setWorking(true);
    const outcomes: ArchiveRecord['outcomes'] = [];
    const ids = selectedIds.map(String);
    try {
      for (let at = 0; at < ids.length; at += groupsPerRequest) {
        const groupIds = ids.slice(at, at + groupsPerRequest);
        const answer = await dataProvider.create<ArchiveRecord>('groupArchive', {
          data: { groupIds, archived },
        });
        outcomes.push(...answer.data.outcomes);
      }
      tell(outcomes);
    } catch (error) {
      showError(error);
    }
    const settled = new Set(outcomes.flatMap(({ id, status }) => (status === 'FAILED' ? [] : id)));
    onSelect(ids.filter((id) => !settled.has(id)));
    setWorking(false);
    onOver();
    refresh();
  }

  return { archive, working };
}
