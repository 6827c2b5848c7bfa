import { useEffect, useRef, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { itemTitle, type ItemForm } from '../exam-form.ts';

export interface RowMoves {
  readonly onMove: (to: number) => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}

/** Moves the rows of a list by drag, buttons and keys; the place is told and the focus stays. */
export function useItemMoves(items: readonly ItemForm[], move: (from: number, to: number) => void) {
  const t = useT();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);

  // After every drawing: which one moved the row is not known before.
  useEffect(function bringFocusBack() {
    const id = wanted.current;
    wanted.current = undefined;
    if (id === undefined || document.activeElement?.id === id) return;
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  });

  const take = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    wanted.current = document.activeElement?.id;
    move(from, to);
    setSaid(
      t('authoring.lesson.moved', {
        title: itemTitle(item),
        position: to + 1,
        total: items.length,
      }),
    );
  };
  const of = (place: number): RowMoves => ({
    onMove: (to) => take(place, to),
    onDrag: () => setDragged(place),
    onDrop: () => {
      if (dragged !== undefined) take(dragged, place);
      setDragged(undefined);
    },
  });
  return { list, said, of };
}
