import { useDataProvider, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { RemoveButton } from '../../shared/record/RemoveButton.tsx';
import { TRANSCRIPT } from './settings-records.ts';

/** Takes the seal away, after a question. */
export function RemoveSealButton() {
  const t = useT();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  return (
    <RemoveButton
      question={t('resources.site-settings.removeSealTitle')}
      warning={t('resources.site-settings.removeSealText')}
      onRemove={() => dataProvider.delete('site-settings', { id: TRANSCRIPT })}
      read={refresh}
    />
  );
}
