import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { ArchiveRecord } from './questions.binding.ts';

/** Questions per request, as many as the server takes. */
const perRequest = 200;

/** Archives the selected questions and tells what came of it; those that were refused stay selected. */
export function useArchiveSelected() {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const { selectedIds, onSelect } = useListContext();
  const [working, setWorking] = useState(false);

  async function archive(archived: boolean) {
    setWorking(true);
    const ids = selectedIds.map(String);
    const outcomes: ArchiveRecord['outcomes'] = [];
    try {
      for (let at = 0; at < ids.length; at += perRequest) {
        const some = ids.slice(at, at + perRequest);
        const answer = await dataProvider.create<ArchiveRecord>('questionArchive', {
          data: { ids: some, archived },
        });
        outcomes.push(...answer.data.outcomes);
      }
    } catch (error) {
      showError(error);
    }
    const failed = outcomes.filter(({ status }) => status === 'FAILED').map(({ id }) => id);
    const done = outcomes.filter(({ status }) => status === 'DONE').length;
    const said = [t('resources.questions.bulkDone', { count: done })];
    if (failed.length > 0) {
      said.push(t('resources.questions.bulkFailed', { count: failed.length }));
    }
    const text = said.join('. ');
    if (outcomes.length > 0) {
      notify(text, { type: failed.length > 0 ? 'warning' : 'success', messageArgs: { _: text } });
    }
    const settled = new Set(outcomes.map(({ id }) => id).filter((id) => !failed.includes(id)));
    onSelect(ids.filter((id) => !settled.has(id)));
    setWorking(false);
    refresh();
  }

  return { archive, working };
}
