import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import styles from './RecordHistory.module.css';

/** Characters of a text that stand in a table without being folded. */
const unfolded = 240;

/** A text of several lines; of a long one its beginning, and the rest at a press. */
export function FoldedText({ text }: { readonly text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (text.length <= unfolded) return <span className={styles.text}>{text}</span>;
  return (
    <>
      <span className={styles.text}>{open ? text : `${text.slice(0, unfolded)}…`}</span>{' '}
      <Button variant="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('common.showLess') : t('common.showMore')}
      </Button>
    </>
  );
}
