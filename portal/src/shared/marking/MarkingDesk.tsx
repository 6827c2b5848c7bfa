import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, EmptyState } from '@lampstand/ui';
import { neighboursOf, stepOf } from './marking-walk.rules.ts';
import styles from './MarkingDesk.module.css';

export interface MarkingDeskProps<Item extends { readonly _id: string }> {
  /** What the list is called. */
  readonly label: string;
  readonly items: readonly Item[];
  /** A line of the list. */
  readonly row: (item: Item) => ReactNode;
  /** The one that is open; it may have left the list. */
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  /** The one that is open, and the way to the one after it. */
  readonly panel: (id: string, onNext: () => void) => ReactNode;
}

/** A list beside the one of it that is open; keys lead from one to the next. */
export function MarkingDesk<Item extends { readonly _id: string }>(props: MarkingDeskProps<Item>) {
  const { label, items, row, open, onOpen, panel } = props;
  const t = useT();
  const ids = items.map(({ _id }) => _id);
  const { previous, next } = neighboursOf(ids, open);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, isWriting(event.target));
    const target = step && { previous, next }[step];
    if (!target) return;
    event.preventDefault();
    onOpen(target);
  });
  useEffect(function walkByKeys() {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.desk}>
      <div className={open ? styles.besides : undefined}>
        {items.length > 0 && (
          <Card flush>
            <ul className={styles.list} aria-label={label}>
              {items.map(row)}
            </ul>
          </Card>
        )}
        <p className={styles.hint}>{t('work.marking.keys')}</p>
      </div>
      <div className={styles.panel}>
        {open ? (
          <>
            <nav className={styles.walk} aria-label={t('work.marking.walk')}>
              <Button variant="text" size="small" onClick={() => onOpen(undefined)}>
                {t('work.marking.backToList')}
              </Button>
              <Button
                variant="outlined"
                size="small"
                disabled={!previous}
                onClick={() => onOpen(previous)}
              >
                {t('common.previous')}
              </Button>
              <Button variant="outlined" size="small" disabled={!next} onClick={() => onOpen(next)}>
                {t('common.next')}
              </Button>
            </nav>
            {panel(open, () => next && onOpen(next))}
          </>
        ) : (
          <Card>
            <EmptyState title={t('work.marking.choose')} />
          </Card>
        )}
      </div>
    </div>
  );
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null
  );
}
