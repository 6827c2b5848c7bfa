import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, classNames, closePath, mainId } from '@lampstand/ui';
import { ExportButton } from '../export/ExportButton.tsx';
import { WithWords } from './WithWords.tsx';
import styles from './SelectionBar.module.css';

export interface SelectionBarProps {
  /** What can be done with the selected rows besides exporting them. */
  readonly actions: ReactNode;
}

/**
 * How many rows are selected, and what can be done with them. It stays in sight at the foot of the
 * list, where it moves no row from under the pointer; its count is heard from screen readers.
 */
export function SelectionBar({ actions }: SelectionBarProps) {
  const t = useT();
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const elsewhere = selectedIds.filter((id) => !data.some((row) => row.id === id)).length;
  const clear = () => {
    onUnselectItems();
    // The button is gone with the bar.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  return (
    <div className={classNames(count > 0 && styles.bar)}>
      <p role="status" className={styles.count}>
        {count > 0 && t('admin.common.selected', { count })}
        {elsewhere > 0 && `, ${t('admin.common.selectedElsewhere', { count: elsewhere })}`}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {actions}
          <WithWords>
            <ExportButton ids={selectedIds} />
          </WithWords>
        </div>
      )}
      {count > 0 && (
        <div className={styles.clear}>
          <Button variant="text" size="small" icon={closePath} onClick={clear}>
            {t('admin.common.clearSelection')}
          </Button>
        </div>
      )}
    </div>
  );
}
