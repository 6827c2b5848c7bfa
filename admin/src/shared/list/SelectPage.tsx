import { useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { RowCheckbox } from './RowCheckbox.tsx';

export interface SelectPageProps {
  /** Its words are seen too: where no table's head tells what it is. */
  readonly shown?: boolean;
}

/** Selects or releases all rows of the page; what is selected on other pages stays so. */
export function SelectPage({ shown = false }: SelectPageProps) {
  const t = useT();
  const { data = [], selectedIds, onSelect } = useListContext();
  const here = data.map(({ id }) => id);
  const count = here.filter((id) => selectedIds.includes(id)).length;
  const all = count > 0 && count === here.length;
  const toggle = () => {
    const elsewhere = selectedIds.filter((id) => !here.includes(id));
    onSelect(all ? elsewhere : [...elsewhere, ...here]);
  };
  return (
    <RowCheckbox
      label={t('admin.common.selectPage')}
      checked={all}
      shown={shown}
      mixed={count > 0 && !all}
      onToggle={toggle}
    />
  );
}
