import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { Outcome } from './assignment-submissions.binding.ts';

/** Marks the selected works as complete or incomplete; those that are refused stay selected. */
export function CompleteButtons() {
  const t = useT();
  const { complete, working } = useComplete();
  return (
    <>
      <Button variant="outlined" size="small" loading={working} onClick={() => void complete(true)}>
        {t('resources.assignmentSubmissions.markComplete')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        loading={working}
        onClick={() => void complete(false)}
      >
        {t('resources.assignmentSubmissions.markIncomplete')}
      </Button>
    </>
  );
}

function useComplete() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const { selectedIds, onSelect } = useListContext();
  const [working, setWorking] = useState(false);

  async function complete(completed: boolean) {
    setWorking(true);
    try {
      const ids = selectedIds.map(String);
      const { data } = await dataProvider.create<{ id: string; outcomes: Outcome[] }>(
        'submissionCompletions',
        { data: { ids, completed } },
      );
      const refused = data.outcomes.filter(({ status }) => status === 'FAILED');
      const done = ids.length - refused.length;
      onSelect(refused.map(({ id }) => id));
      if (refused.length === 0) {
        const messageArgs = { count: done };
        notify('resources.assignmentSubmissions.marked', { type: 'success', messageArgs });
      } else {
        const messageArgs = { done, failed: refused.length, reason: refused[0]?.reason ?? '' };
        notify('resources.assignmentSubmissions.markedSome', { type: 'error', messageArgs });
      }
    } catch (error) {
      showError(error);
    }
    setWorking(false);
    refresh();
  }

  return { complete, working };
}
