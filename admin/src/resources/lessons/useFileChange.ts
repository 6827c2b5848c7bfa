import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { FileChange } from './lesson-files.binding.ts';

/** Changes files of the lesson at hand and reads it again; what failed is told. */
export function useFileChange() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const [working, setWorking] = useState(false);

  async function change(request: FileChange, done?: MessageId) {
    setWorking(true);
    try {
      await dataProvider.create('lessonFiles', { data: request });
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      showError(error);
    }
    setWorking(false);
    refresh();
  }

  return { change, working };
}
