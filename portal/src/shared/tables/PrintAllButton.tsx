import { useEffect } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, printerPath } from '@lampstand/ui';

export interface PrintAllButtonProps {
  /** Of the table, as a person turns them. */
  readonly pages: number;
  /** Whether the table shows all of its rows now, to be printed. */
  readonly whole: boolean;
  /** Asks for all rows, and for the page again once they are on paper. Stays the same function. */
  readonly onWhole: (whole: boolean) => void;
}

/** Puts a whole table on paper, not only the page that is shown. Stands where its rows are there. */
export function PrintAllButton({ pages, whole, onWhole }: PrintAllButtonProps) {
  const t = useT();
  useEffect(
    function printWhatIsThere() {
      if (!whole) return;
      const over = () => onWhole(false);
      window.addEventListener('afterprint', over, { once: true });
      window.print();
      return () => window.removeEventListener('afterprint', over);
    },
    [whole, onWhole],
  );
  return (
    <Button
      variant="outlined"
      size="small"
      icon={printerPath}
      onClick={() => (pages > 1 ? onWhole(true) : window.print())}
    >
      {t('common.print')}
    </Button>
  );
}
