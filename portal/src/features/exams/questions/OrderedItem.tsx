import type { KeyboardEventHandler } from 'react';
import { useT } from '@lampstand/i18n/react';
import { downPath, IconButton, upPath } from '@lampstand/ui';
import { dragSource, dropTarget } from './drag.ts';
import styles from './OrderingInput.module.css';

export interface OrderedItemProps {
  readonly item: { readonly _id: string; readonly text: string };
  /** BCP 47 tag of the item. */
  readonly language: string;
  /** From 0. */
  readonly place: number;
  readonly total: number;
  readonly onMove: (place: number) => void;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onDrop: (itemId: string) => void;
}

/** One item of an order, with its place and the ways to change it. */
export function OrderedItem({ item, language, place, total, ...handlers }: OrderedItemProps) {
  const { onMove, onKeyDown, onDrop } = handlers;
  const t = useT();
  const { _id, text } = item;
  const draggable = (element: HTMLElement | null) => {
    const ends = [dragSource(_id)(element), dropTarget(onDrop)(element)];
    return () => ends.forEach((end) => end?.());
  };
  return (
    <li ref={draggable} className={styles.item}>
      <span className={styles.place}>{place + 1}</span>
      <span className={styles.words} lang={language}>
        {text}
      </span>
      {/* At the ends they stay buttons: one that turned off under the focus would lose it. */}
      <span className={styles.moves}>
        <IconButton
          icon={upPath}
          label={t('learning.exam.moveUp', { item: text })}
          aria-disabled={place === 0 || undefined}
          onKeyDown={onKeyDown}
          onClick={() => place > 0 && onMove(place - 1)}
        />
        <IconButton
          icon={downPath}
          label={t('learning.exam.moveDown', { item: text })}
          aria-disabled={place === total - 1 || undefined}
          onKeyDown={onKeyDown}
          onClick={() => place < total - 1 && onMove(place + 1)}
        />
      </span>
    </li>
  );
}
