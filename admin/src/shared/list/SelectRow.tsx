import type { MouseEvent } from 'react';
import {
  useDataTableCallbacksContext,
  useGetRecordRepresentation,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

/** Selects one row; its name says which. In a table, Shift also takes the rows in between. */
export function SelectRow({ record }: { readonly record: RaRecord }) {
  const t = useT();
  const { resource } = useResourceTexts();
  const { selectedIds, onToggleItem } = useListContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const represent = useGetRecordRepresentation(resource);
  const called = represent(record);
  const name = typeof called === 'string' ? called : String(record.id);
  const toggle = (event: MouseEvent<HTMLInputElement>) =>
    handleToggleItem ? handleToggleItem(record.id, event) : onToggleItem(record.id);
  return (
    <RowCheckbox
      label={t('admin.common.selectRow', { name })}
      checked={selectedIds.includes(record.id)}
      onToggle={toggle}
    />
  );
}
