import { useEffect, useRef, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, VisuallyHidden } from '@lampstand/ui';
import { useMay } from '../../../auth/useMay.ts';
import { LessonPublishing } from './LessonPublishing.tsx';
import { LessonRow } from './LessonRow.tsx';
import styles from './LessonOrder.module.css';
import type { useLessonOrder, OrderedLesson } from './useLessonOrder.ts';

export interface LessonOrderProps extends Pick<
  ReturnType<typeof useLessonOrder>,
  'move' | 'said' | 'failure'
> {
  readonly lessons: readonly OrderedLesson[];
  /** Reads the lessons again. */
  readonly onOver: () => void;
}

/** The lessons of a course at their places; what happens to the order is told to those who listen. */
export function LessonOrder({ lessons, move, said, failure, onOver }: LessonOrderProps) {
  const t = useT();
  const may = useMay();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<number>();
  const { list, keepFocus } = useKeptFocus();
  const editable = may('edit', 'lessons');
  const toggle = (id: string) => setSelected(toggled(selected, id));
  const editingOf = ({ id }: OrderedLesson, place: number) => ({
    selected: selected.has(id),
    onSelect: () => toggle(id),
    onMove: (to: number) => {
      keepFocus();
      move(place, to);
    },
    onDrag: () => setDragged(place),
    onDrop: () => {
      if (dragged !== undefined) move(dragged, place);
      setDragged(undefined);
    },
  });
  return (
    <>
      {editable && (
        <>
          <p className={styles.hint}>{t('authoring.lesson.orderHint')}</p>
          <LessonPublishing
            lessons={lessons}
            selected={selected}
            onSelect={setSelected}
            onOver={onOver}
          />
        </>
      )}
      {failure !== undefined && (
        <div className={styles.told}>
          <Alert severity="warning">{failure}</Alert>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ol ref={list} className={styles.list}>
        {lessons.map((lesson, place) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            place={place}
            last={place === lessons.length - 1}
            {...(editable ? { editing: editingOf(lesson, place) } : {})}
          />
        ))}
      </ol>
    </>
  );
}

/** A button that moves its own row loses the focus where the browser puts the row elsewhere. */
function useKeptFocus() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  // After every drawing: which one moved the row is not known before.
  useEffect(function bringFocusBack() {
    const id = wanted.current;
    wanted.current = undefined;
    if (id === undefined || document.activeElement?.id === id) return;
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  });
  const keepFocus = () => {
    wanted.current = document.activeElement?.id;
  };
  return { list, keepFocus };
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
